import { formatPesos, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, field, useSchemaForm } from '@shop/app-kit/forms';
import { lessPesos } from '@shop/contracts/money';
import { refundForm, type RefundForm, type RefundRequest, type RefundStatus } from '@shop/contracts/refund';
import { Alert, Stack, TextField } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { DialogForm } from '../dialog-form.tsx';
import { backOf, refundFailure, type Failure } from './refund-failure.ts';
import { RefundPieces, type RefundLine } from './refund-pieces.tsx';
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
  pieces?: RefundLine[];
  askPrice?: AskPrice;
  /** Whether pieces go back to what can be sold, unless somebody says otherwise. */
  restocks?: boolean;
  send: (refund: RefundRequest) => Promise<Sent>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks how much goes back; a failure keeps the window and the amount. */
export const RefundDialog = (props: Props) => {
  const { about, left, shipping = 0, pieces = [], askPrice, restocks = false, send, onClose, onDone } = props;
  const dispatch = useAppDispatch();
  const form = useSchemaForm(refundForm, { amount: left, note: '' });
  const request = useRequestId();
  const [failure, setFailure] = useState<Failure>();
  const part = useRefundPart({
    ask: askPrice,
    shipping,
    restocks,
    restockable: new Map(pieces.map(({ id, restock = 0 }) => [id, restock])),
    setAmount: (amount) => form.setValue('amount', amount, { shouldDirty: true, shouldValidate: true }),
  });
  const refund = async ({ amount, note }: RefundForm) => {
    // What stands in the field is not what was chosen.
    if (part.isPricing) return;
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
        action={
          part.isPricing ? 'Calculando…' : amount > 0 ? `Reembolsar ${formatPesos(amount)}` : 'Reembolsar'
        }
        variant="danger"
        onSubmit={refund}
        onCancel={onClose}
      >
        <Stack gap={5}>
          <RefundPieces lines={pieces} shipping={shipping <= left ? shipping : 0} part={part} />
          <TextField
            label="Importe a reembolsar"
            type="number"
            step="0.01"
            min="0.01"
            max={left}
            inputMode="decimal"
            hint={`Disponible para reembolsar: ${formatPesos(left)}.`}
            {...field(form, 'amount')}
          />
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
