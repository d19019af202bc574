import { formatPesos, messageOf, nanoid, now, shopZone, statusOf } from '@shop/app-kit';
import { applyServerErrors, field, useDraft, useSchemaForm, type UseFormReturn } from '@shop/app-kit/forms';
import { useLeaving } from '@shop/app-kit/use-leaving';
import {
  giftPurchaseForm,
  MOST_OF_MESSAGE,
  type GiftPurchaseForm,
  type GiftPurchaseFormInput,
} from '@shop/contracts/gift-card';
import { dayAfter, dayIn } from '@shop/contracts/time-zone';
import {
  Alert,
  Button,
  css,
  Grid,
  Heading,
  LinkButton,
  Say,
  Stack,
  TextArea,
  TextField,
  theme,
} from '@shop/ui';
import { useEffect, useState } from 'react';
import type { GiftCardDraft } from './gift-card-preview.tsx';
import { amountChoices, PillChoice } from './pill-choice.tsx';
import { useBuyGiftCardMutation } from './gift-cards.api.ts';

const FAILED = { es: 'No pudimos abrir la página de pago. Inténtalo de nuevo.' };
const TO = [
  { value: 'them', label: 'A quien la recibe' },
  { value: 'me', label: 'Me la mandas a mí' },
];
const EMPTY = { to: 'them', toName: '', toEmail: '', message: '', name: '', email: '' } as const;
const short = css({ textarea: { minHeight: 96 } });

/** A card for today goes at once, whatever day a wrong clock takes for today. */
const wishOf = ({ to, toEmail, sendOn, ...values }: GiftPurchaseForm, today: string) => ({
  ...values,
  toEmail: to === 'me' ? null : toEmail,
  sendOn: sendOn === today ? null : sendOn,
});

type Props = { amounts: number[]; onShown: (shown: GiftCardDraft) => void };

/** Amount, recipient, date and buyer; then the provider's page opens. */
export const GiftCardForm = ({ amounts, onShown }: Props) => {
  const [today] = useState(() => dayIn(now(), shopZone()));
  const form = useSchemaForm(giftPurchaseForm, { ...EMPTY, amount: String(amounts[0]), sendOn: today });
  // Until its order exists (mf-checkout/src/checkout/address-draft.ts).
  useDraft('checkout-gift-card', form);
  const [requestId, setRequestId] = useState(() => nanoid());
  const [buy, { data, error, isLoading }] = useBuyGiftCardMutation();
  const { leaving, stuck, leaveTo } = useLeaving();
  const [amount, to, toName, message] = form.watch(['amount', 'to', 'toName', 'message']);
  useEffect(
    () => onShown({ amount: Number(amount), toName, message: message ?? '' }),
    [amount, toName, message, onShown],
  );
  const submit = form.handleSubmit(async (values) => {
    const answer = await buy({ ...wishOf(values, today), requestId });
    if (answer.data) leaveTo(answer.data.payLink);
    // The earlier request was paid, so the next one needs a new id.
    if (answer.error && statusOf(answer.error) === 409) setRequestId(nanoid());
    if (answer.error) applyServerErrors(answer.error, form.setError);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <PillChoice legend="¿De cuánto?" choices={amountChoices(amounts)} {...field(form, 'amount')} />
        <TextField label="¿Para quién es?" autoComplete="off" maxLength={80} {...field(form, 'toName')} />
        <PillChoice legend="¿A quién le llega el correo?" choices={TO} {...field(form, 'to')} />
        {to === 'them' && (
          <TextField
            label="Correo de quien la recibe"
            type="email"
            inputMode="email"
            autoComplete="off"
            {...field(form, 'toEmail')}
          />
        )}
        <TextArea
          label="Mensaje"
          optional
          rows={3}
          maxLength={MOST_OF_MESSAGE}
          hint={
            <Say van={message?.length ?? 0} caben={MOST_OF_MESSAGE}>
              {'{van} de {caben} caracteres'}
            </Say>
          }
          css={short}
          {...field(form, 'message')}
        />
        <TextField
          label="¿Qué día le llega?"
          type="date"
          min={today}
          max={dayAfter(today, 365)}
          hint="Si es hoy, sale en cuanto se acredite el pago."
          {...field(form, 'sendOn')}
        />
        <Payer form={form} />
        {error && <Alert title={messageOf(error, FAILED).es} />}
        {stuck && data && (
          <LinkButton href={data.payLink} variant="secondary">
            Abrir la página de pago
          </LinkButton>
        )}
        <Button type="submit" size="lg" busy={isLoading || leaving} css={{ alignSelf: 'flex-start' }}>
          <Say importe={formatPesos(Number(amount))}>{'Pagar {importe}'}</Say>
        </Button>
      </Stack>
    </form>
  );
};

type Form = UseFormReturn<GiftPurchaseFormInput, unknown, GiftPurchaseForm>;

const Payer = ({ form }: { form: Form }) => (
  <>
    <Heading level={2} look="card" css={{ marginTop: theme.space(2) }}>
      <Say>Quien la paga</Say>
    </Heading>
    <Grid lg={2} gap={5}>
      <TextField label="Tu nombre" autoComplete="name" maxLength={80} {...field(form, 'name')} />
      <TextField
        label="Tu correo"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Ahí te llega la confirmación, sin el código."
        {...field(form, 'email')}
      />
    </Grid>
  </>
);
