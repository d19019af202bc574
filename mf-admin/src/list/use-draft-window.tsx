import { useDraft, type FieldValues, type UseFormReturn } from '@shop/app-kit/forms';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';

/**
 * A window whose typed values outlive a reload or a session that ends.
 * `close` is a decision and forgets them; `leave` is a press beside the window or on Escape, which may be none: it asks
 * first, by `question`, when something was typed.
 * @param draft under which name the values are kept, and which field never is, because it may carry a password
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
