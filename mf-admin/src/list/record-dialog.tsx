import { showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, useDraft, type FieldValues, type UseFormReturn } from '@shop/app-kit/forms';
import { Button } from '@shop/ui';
import { ConfirmDialog, Dialog, DialogActions } from '@shop/ui/overlays';
import { useState, type ReactNode } from 'react';
import { reportFailure } from '../report-failure.ts';

export type RecordTexts = { title: string; text: string; done: string; failed: string };
type Props<Input extends FieldValues, Fields> = {
  texts: RecordTexts;
  form: UseFormReturn<Input, unknown, Fields>;
  /** Under which name the typed values outlive a reload or a session that ends. */
  draft: string;
  /** Stores the values; answers what went wrong. */
  save: (fields: Fields) => Promise<{ error?: unknown }>;
  onClose: () => void;
  children: ReactNode;
};

/** The window in which a product or a flower is written; a failure keeps it, and all that was typed (AD25, AD45). */
export const RecordDialog = <Input extends FieldValues, Fields>(props: Props<Input, Fields>) => {
  const { texts, form, draft, save, onClose, children } = props;
  const dispatch = useAppDispatch();
  const clearDraft = useDraft(draft, form);
  const { isDirty, isSubmitting } = form.formState;
  const [asking, setAsking] = useState(false);
  const close = () => {
    clearDraft();
    onClose();
  };
  const submit = async (fields: Fields) => {
    const { error } = await save(fields);
    if (error) {
      applyServerErrors(error, form.setError);
      return dispatch(reportFailure(error, texts.failed));
    }
    dispatch(showToast({ title: texts.done }));
    close();
  };
  return (
    <Dialog
      open
      // 'Cancelar' is a decision; a press beside the window or on Escape may be none.
      onOpenChange={(open) => !open && (isDirty ? setAsking(true) : close())}
      title={texts.title}
      description={texts.text}
    >
      <form noValidate onSubmit={form.handleSubmit(submit)} aria-label={texts.title}>
        {children}
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" busy={isSubmitting}>
            Guardar
          </Button>
        </DialogActions>
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Descartar los cambios?"
        text="Lo que escribiste todavía no se ha guardado."
        cancelLabel="Seguir editando"
        confirmLabel="Descartar"
        onConfirm={close}
      />
    </Dialog>
  );
};
