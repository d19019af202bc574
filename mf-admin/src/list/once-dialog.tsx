import type { FieldValues, UseFormReturn } from '@shop/app-kit/forms';
import { Button } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState, type ReactNode } from 'react';
import { useDraftWindow } from './use-draft-window.tsx';

type Draft = Parameters<typeof useDraftWindow>[0];
type Props<Values extends FieldValues, Made> = {
  title: string;
  description: string;
  form: UseFormReturn<Values, unknown, Values>;
  draft: Draft;
  /** The form; it calls `onMade` with the result. */
  asks: (given: { onMade: (made: Made) => void; onClose: () => void }) => ReactNode;
  /** The result. */
  shows: (made: Made) => ReactNode;
  onClose: () => void;
};

/** A dialog with a form, then its result, which is shown only once. */
export function OnceDialog<Values extends FieldValues, Made>(props: Props<Values, Made>) {
  const { title, description, form, draft, asks, shows, onClose } = props;
  const [made, setMade] = useState<{ it: Made }>();
  const { clearDraft, close, leave, question } = useDraftWindow(draft, form, onClose);
  const onMade = (it: Made) => {
    clearDraft();
    setMade({ it });
  };
  return (
    <Dialog onClose={made ? close : leave} title={title} description={description}>
      {made ? (
        <>
          {shows(made.it)}
          <DialogActions>
            <Button onClick={close}>Listo</Button>
          </DialogActions>
        </>
      ) : (
        asks({ onMade, onClose: close })
      )}
      {question}
    </Dialog>
  );
}
