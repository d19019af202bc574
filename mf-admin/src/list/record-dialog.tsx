import { showToast, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, useDraft, type FieldValues, type UseFormReturn } from '@shop/app-kit/forms';
import { Button } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import type { ReactNode } from 'react';
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
    <Dialog open onOpenChange={(open) => !open && close()} title={texts.title} description={texts.text}>
      <form noValidate onSubmit={form.handleSubmit(submit)} aria-label={texts.title}>
        {children}
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" busy={form.formState.isSubmitting}>
            Guardar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
