import { formatPesos, showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import { field, useSchemaForm } from '@shop/app-kit/forms';
import { lessPesos } from '@shop/contracts/money';
import type { Order } from '@shop/contracts/order';
import {
  ownPaymentConflict,
  ownPaymentForm,
  type OwnPayment,
  type OwnPaymentForm,
} from '@shop/contracts/own-pay';
import { OWN_MEANS } from '@shop/contracts/own-pay-names';
import { Alert, SelectField, Stack, TextField } from '@shop/ui';
import { useState } from 'react';
import { DialogForm } from '../../dialog-form.tsx';
import { dayOf } from '../../list/moment.tsx';
import { isAmount, NumberField } from '../../list/number-field.tsx';
import { TypedDialog } from '../../list/typed-dialog.tsx';
import { requestOf } from '../../refunds/request-of.ts';
import { useSend } from '../../use-send.ts';
import { useMarkOwnPaymentMutation } from './own-payment.api.ts';

const TITLE = 'Marcar como pagado';
const FAILED = { es: 'No se pudo marcar. Inténtalo de nuevo.' };
type Props = { order: Order; awaited: OwnPayment; left: number; onClose: () => void };

/** Asks for amount, date and means of a payment; warns before sending when the amount is not the missing one. */
export const MarkDialog = ({ order, awaited, left, onClose }: Props) => {
  const dispatch = useAppDispatch();
  const form = useSchemaForm(ownPaymentForm, {
    amount: left,
    means: awaited.way === 'pickup' ? 'cash' : 'transfer',
    paidOn: dayOf(Date.now()),
    note: '',
  });
  const [isGone, setGone] = useState(false);
  const [mark] = useMarkOwnPaymentMutation();
  const { failure, send } = useSend(form, FAILED);
  const submit = async ({ note, ...values }: OwnPaymentForm) => {
    const more = { ...(note && { note }), ...(isGone && { confirmGone: true }) };
    const what = { orderId: order.id, received: awaited.received, ...values, ...more };
    const request = requestOf('own payment', what);
    const { error } = await send(mark({ ...what, requestId: request.id }));
    request.answered(error);
    if (error) return setGone(wasGone(error));
    dispatch(
      showToast({ title: 'Pago marcado', description: `${formatPesos(values.amount)} de ${order.number}.` }),
    );
    onClose();
  };
  return (
    <TypedDialog
      isTyped={form.formState.isDirty}
      onClose={onClose}
      title={TITLE}
      description={`Pedido ${order.number}`}
    >
      <DialogForm
        form={form}
        label={TITLE}
        action={isGone ? 'Marcar de todos modos' : TITLE}
        onSubmit={submit}
        onCancel={onClose}
      >
        <Stack gap={5}>
          <NumberField
            label="Cuánto llegó (MXN)"
            cents
            hint={`Falta por pagar: ${formatPesos(left)}.`}
            form={form}
            name="amount"
          />
          <OtherAmount amount={form.watch('amount')} left={left} />
          <SelectField label="Cómo" {...field(form, 'means')}>
            {Object.entries(OWN_MEANS).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField label="Qué día llegó" type="date" {...field(form, 'paidOn')} />
          <TextField
            label="Nota"
            optional
            hint="Lo ve tu equipo, p. ej. la clave de rastreo."
            {...field(form, 'note')}
          />
          {failure && <Alert tone={isGone ? 'warning' : 'danger'}>{failure}</Alert>}
        </Stack>
      </DialogForm>
    </TypedDialog>
  );
};

const OtherAmount = ({ amount, left }: { amount: number; left: number }) => {
  if (!isAmount(amount) || amount === left) return null;
  return (
    <Alert tone="warning">
      {amount < left
        ? 'Es una parte: el pedido sigue esperando el resto, y queda en Pagos por revisar.'
        : `Sobran ${formatPesos(lessPesos(amount, left))}: el pedido queda pagado, y lo que sobra lo devuelves tú desde Pagos por revisar.`}
    </Alert>
  );
};

const wasGone = (error: unknown): boolean =>
  statusOf(error) === 409 &&
  ownPaymentConflict.safeParse((error as { data?: unknown }).data).data?.code === 'gone';
