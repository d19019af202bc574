import { formatPesos, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, field, useSchemaForm } from '@shop/app-kit/forms';
import { lessPesos } from '@shop/contracts/money';
import {
  refundForm,
  type RefundForm,
  type RefundOverview,
  type RefundRequest,
  type RefundStatus,
} from '@shop/contracts/refund';
import { Alert, Button, Stack, TextField } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { DialogForm } from '../dialog-form.tsx';
import { backOf, refundFailure, type Failure } from './refund-failure.ts';
import { RefundPieces } from './refund-pieces.tsx';
import { refundToast } from './refund-toast.ts';
import { useRefundPart, type AskPrice } from './use-refund-part.ts';
import { useRequestId } from './use-request-id.ts';

type Sent = { status: RefundStatus; error?: undefined } | { error: unknown };
type Props = {
  /** Whose money it is, e.g. 'Pedido FK-000012'. */
  about: string;
  /** Pesos that can still be given back. */
  left: number;
  /** Pesos that were paid for its delivery and can go back alone. */
  shipping?: number;
  /** Pieces of its lines that can go back, and who knows what they cost. */
  pieces?: RefundOverview['pieces'];
  askPrice?: AskPrice;
  send: (refund: RefundRequest) => Promise<Sent>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks how much goes back; a failure keeps the window and the amount. */
export const RefundDialog = (props: Props) => {
  const { about, left, shipping = 0, pieces = [], askPrice, send, onClose, onDone } = props;
  const dispatch = useAppDispatch();
  const form = useSchemaForm(refundForm, { amount: left, note: '' });
  const request = useRequestId();
  const [failure, setFailure] = useState<Failure>();
  const part = useRefundPart(askPrice, (amount) =>
    form.setValue('amount', amount, { shouldDirty: true, shouldValidate: true }),
  );
  const refund = async ({ amount, note }: RefundForm) => {
    setFailure(undefined);
    const sent = await send({ ...part.requestOf(amount), ...(note && { note }), requestId: request.id });
    if ('error' in sent && sent.error) {
      const isOver = request.answered(sent.error);
      const back = backOf(sent.error);
      if (isOver && back > 0) part.chooseRest(lessPesos(amount, back));
      if (!applyServerErrors(sent.error, form.setError)) setFailure(refundFailure(sent.error));
      return;
    }
    dispatch(refundToast('status' in sent ? sent.status : 'requested', amount));
    onDone();
  };
  const amount = Number(form.watch('amount'));
  return (
    <Dialog onClose={onClose} title="Reembolsar al cliente" description={about}>
      <DialogForm
        form={form}
        label="Reembolsar al cliente"
        action={amount > 0 ? `Reembolsar ${formatPesos(amount)}` : 'Reembolsar'}
        variant="danger"
        onSubmit={refund}
        onCancel={onClose}
      >
        <Stack gap={5}>
          <TextField
            label="Importe a reembolsar"
            type="number"
            step="0.01"
            min="0.01"
            max={left}
            inputMode="decimal"
            hint={`Quedan ${formatPesos(left)} por reembolsar.`}
            {...field(form, 'amount')}
          />
          {shipping > 0 && shipping <= left && (
            <div>
              <Button size="sm" variant="secondary" onClick={() => part.chooseDelivery(shipping)}>
                {`Sólo el envío: ${formatPesos(shipping)}`}
              </Button>
            </div>
          )}
          <RefundPieces pieces={pieces} onChoose={(lines) => void part.choosePieces(lines)} />
          {part.problem && <Alert>{part.problem}</Alert>}
          <TextField label="Motivo" optional hint="Lo ve tu equipo." {...field(form, 'note')} />
          <Alert tone="warning">
            El dinero regresa al medio con que se pagó. Un reembolso no se puede deshacer.
          </Alert>
          {failure && <Alert title={failure.title}>{failure.text}</Alert>}
        </Stack>
      </DialogForm>
    </Dialog>
  );
};
