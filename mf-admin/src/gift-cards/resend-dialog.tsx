import { useSchemaForm, field } from '@shop/app-kit/forms';
import { giftCardResendForm, type GiftCard, type GivenGiftCard } from '@shop/contracts/gift-card';
import { showToast, useAppDispatch } from '@shop/app-kit';
import { Alert, Stack, TextField } from '@shop/ui';
import { DialogForm } from '../dialog-form.tsx';
import { TypedDialog } from '../list/typed-dialog.tsx';
import { useSend } from '../use-send.ts';
import { useUpdateGiftCardMutation } from './gift-cards.api.ts';
import { NoMail, useHasMail } from './no-mail.tsx';

const TITLE = 'Corregir correo y reenviar';
const FAILED = { es: 'No se pudo reenviar la tarjeta. Inténtalo de nuevo.' };

type Props = { card: GiftCard; onMade: (card: GivenGiftCard) => void; onClose: () => void };

/** Sends a card again, with another code. */
export const ResendDialog = ({ card: { id, email }, onMade, onClose }: Props) => {
  const hasMail = useHasMail();
  const dispatch = useAppDispatch();
  const form = useSchemaForm(giftCardResendForm, { email });
  const [update] = useUpdateGiftCardMutation();
  const { failure, send } = useSend(form, FAILED);
  const submit = async (fields: { email: string }) => {
    const { error, data } = await send(update({ id, ...fields }));
    if (error || !data) return;
    onMade(data);
    if (!data.shownCode) dispatch(showToast({ title: 'Tarjeta reenviada' }));
    onClose();
  };
  return (
    <TypedDialog
      isTyped={form.formState.isDirty}
      onClose={onClose}
      title={TITLE}
      description={`${hasMail ? 'Le llega' : 'Se hace'} un código nuevo con el mismo saldo. El de antes deja de valer.`}
    >
      <DialogForm form={form} label={TITLE} action="Reenviar" onSubmit={submit} onCancel={onClose}>
        <Stack gap={4}>
          {!hasMail && <NoMail />}
          {failure && <Alert>{failure}</Alert>}
          <TextField label="Correo" type="email" autoComplete="off" {...field(form, 'email')} />
        </Stack>
      </DialogForm>
    </TypedDialog>
  );
};
