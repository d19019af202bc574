import { useSchemaForm, field } from '@shop/app-kit/forms';
import { giftCardForm, type GiftCardForm, type GiftCardFormInput } from '@shop/contracts/gift-card';
import { Grid, Stack, TextArea, TextField } from '@shop/ui';
import type { GivenGiftCard } from '@shop/contracts/gift-card';
import { NumberField } from '../list/number-field.tsx';
import { RecordDialog } from '../list/record-dialog.tsx';
import { requestOf } from '../refunds/request-of.ts';
import { useCreateGiftCardMutation } from './gift-cards.api.ts';
import { NoMail, useHasMail } from './no-mail.tsx';

const TEXTS = {
  title: 'Dar una tarjeta',
  done: 'Tarjeta creada',
  failed: 'No se pudo crear la tarjeta. Inténtalo de nuevo.',
};
const BY_MAIL = 'Su código le llega por correo a quien la recibe. Aquí no se ve nunca.';
const BY_HAND = 'Al guardar ves su código una sola vez, para dárselo tú.';
const LABELS = {
  amount: 'Importe',
  name: 'Para',
  email: 'Correo',
  message: 'Mensaje',
  sendOn: 'Día del correo',
};
const EMPTY = { amount: 500, name: '', email: '', message: '', sendOn: '' };

type Props = { onMade: (card: GivenGiftCard) => void; onClose: () => void };

/** Gives a card to somebody. */
export const GiftCardDialog = ({ onMade, onClose }: Props) => {
  const hasMail = useHasMail();
  const form = useSchemaForm(giftCardForm, EMPTY);
  const [create] = useCreateGiftCardMutation();
  return (
    <RecordDialog<GiftCardFormInput, GiftCardForm>
      texts={{ ...TEXTS, text: hasMail ? BY_MAIL : BY_HAND }}
      form={form}
      draft="tarjeta-nueva"
      labels={LABELS}
      create={async (fields) => {
        const request = requestOf('gift card', fields);
        const answer = await create({ ...fields, requestId: request.id });
        request.answered(answer.error);
        if (!answer.error) onMade(answer.data);
        return answer;
      }}
      onClose={onClose}
    >
      <Stack gap={4}>
        {!hasMail && <NoMail />}
        <Grid lg={2} gap={4}>
          <NumberField label="Importe (MXN)" cents form={form} name="amount" />
          <TextField
            label="Día del correo"
            optional
            type="date"
            hint="Vacío: sale ahora."
            {...field(form, 'sendOn')}
          />
        </Grid>
        <TextField label="Para" hint="Quien la recibe." autoComplete="off" {...field(form, 'name')} />
        <TextField label="Correo" type="email" autoComplete="off" {...field(form, 'email')} />
        <TextArea label="Mensaje" optional rows={3} {...field(form, 'message')} />
      </Stack>
    </RecordDialog>
  );
};
