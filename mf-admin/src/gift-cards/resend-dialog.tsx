import { useSchemaForm, field } from '@shop/app-kit/forms';
import { giftCardResendForm, type GiftCard } from '@shop/contracts/gift-card';
import { showToast, useAppDispatch } from '@shop/app-kit';
import { Alert, Stack, TextField } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { DialogForm } from '../dialog-form.tsx';
import { useSend } from '../use-send.ts';
import { useUpdateGiftCardMutation } from './gift-cards.api.ts';

const TITLE = 'Corregir correo y reenviar';
const FAILED = { es: 'No se pudo reenviar la tarjeta. Inténtalo de nuevo.' };

/** Sends a card anew, with another code. */
export const ResendDialog = ({ card: { id, email }, onClose }: { card: GiftCard; onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const form = useSchemaForm(giftCardResendForm, { email });
  const [update] = useUpdateGiftCardMutation();
  const { failure, send } = useSend(form, FAILED);
  const submit = async (fields: { email: string }) => {
    const { error } = await send(update({ id, ...fields }));
    if (error) return;
    dispatch(showToast({ title: 'Tarjeta reenviada' }));
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={TITLE}
      description="Le llega un código nuevo con el mismo saldo. El de antes deja de valer."
    >
      <DialogForm form={form} label={TITLE} action="Reenviar" onSubmit={submit} onCancel={onClose}>
        <Stack gap={4}>
          {failure && <Alert>{failure}</Alert>}
          <TextField label="Correo" type="email" autoComplete="off" {...field(form, 'email')} />
        </Stack>
      </DialogForm>
    </Dialog>
  );
};
