import { useDraft, type FieldValues, type UseFormReturn } from '@shop/app-kit/forms';
import { useLeave } from './use-leave.tsx';

/**
 * A window whose typed values survive a reload or an expired session.
 * `close` is deliberate and deletes the draft; `leave` asks first.
 * @param draft the draft's name, and the field that is never kept, because it may contain a password
 */
export const useDraftWindow = <Input extends FieldValues, Output>(
  draft: string | { name: string; secret: keyof Input },
  form: UseFormReturn<Input, unknown, Output>,
  onClose: () => void,
) => {
  const { name, secret } = typeof draft === 'string' ? { name: draft } : draft;
  const clearDraft = useDraft(name, form, secret === undefined ? {} : { secret });
  const close = () => {
    clearDraft();
    onClose();
  };
  return { clearDraft, close, ...useLeave(form.formState.isDirty, close) };
};
