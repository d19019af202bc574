import { formatPesos, useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, field, useSchemaForm } from '@shop/app-kit/forms';
import { refundForm, type RefundForm, type RefundRequest, type RefundStatus } from '@shop/contracts/refund';
import { Alert, Button, Stack, TextField } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { DialogForm } from '../dialog-form.tsx';
import { refundFailure, type Failure } from './refund-failure.ts';
import { refundToast } from './refund-toast.ts';
import { useRequestId } from './use-request-id.ts';

type Sent = { status: RefundStatus; error?: undefined } | { error: unknown };
type Props = {
  /** Whose money it is, e.g. 'Pedido FK-000012'. */
  about: string;
  /** Pesos that can still be given back. */
  left: number;
  /** Pesos that were paid for its delivery and can go back alone. */
  shipping?: number;
  send: (refund: RefundRequest) => Promise<Sent>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks how much goes back; a failure keeps the window and the amount. */
export const RefundDialog = ({ about, left, shipping = 0, send, onClose, onDone }: Props) => {
  const dispatch = useAppDispatch();
  const form = useSchemaForm(refundForm, { amount: left });
  const request = useRequestId();
  const [failure, setFailure] = useState<Failure>();
  const [isOfDelivery, setOfDelivery] = useState(false);
  const refund = async ({ amount }: RefundForm) => {
    setFailure(undefined);
    // An amount that was typed over it is one of its own.
    const what = isOfDelivery && amount === shipping ? { part: 'delivery' as const } : { amount };
    const sent = await send({ ...what, requestId: request.id });
    if ('error' in sent && sent.error) {
      request.answered(sent.error);
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
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  setOfDelivery(true);
                  form.setValue('amount', shipping, { shouldDirty: true, shouldValidate: true });
                }}
              >
                {`Sólo el envío: ${formatPesos(shipping)}`}
              </Button>
            </div>
          )}
          <Alert tone="warning">
            El dinero regresa al medio con que se pagó. Un reembolso no se puede deshacer.
          </Alert>
          {failure && <Alert title={failure.title}>{failure.text}</Alert>}
        </Stack>
      </DialogForm>
    </Dialog>
  );
};
