import { useDraft, type FieldValues, type UseFormReturn } from '@shop/app-kit/forms';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';

/**
 * A window whose typed values survive a reload or an expired session.
 * `close` is deliberate and deletes the draft; `leave` is a press beside the window or on Escape, maybe by mistake:
 * when
 * something was typed it asks `question` first.
 * @param draft the draft's name, and the field that is never kept, because it may contain a password
 */
export const useDraftWindow = <Input extends FieldValues, Output>(
  draft: string | { name: string; secret: keyof Input },
  form: UseFormReturn<Input, unknown, Output>,
  onClose: () => void,
) => {
  const [asking, setAsking] = useState(false);
  const { name, secret } = typeof draft === 'string' ? { name: draft } : draft;
  const clearDraft = useDraft(name, form, secret === undefined ? {} : { secret });
  const { isDirty } = form.formState;
  const close = () => {
    clearDraft();
    onClose();
  };
  const question = (
    <ConfirmDialog
      open={asking}
      onClose={() => setAsking(false)}
      title="¿Descartar los cambios?"
      text="Lo que escribiste todavía no se ha guardado."
      cancelLabel="Seguir editando"
      confirmLabel="Descartar"
      onConfirm={close}
    />
  );
  return { clearDraft, close, leave: () => (isDirty ? setAsking(true) : close()), question };
};
