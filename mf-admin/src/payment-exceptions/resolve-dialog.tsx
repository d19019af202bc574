import { showToast, useAppDispatch } from '@shop/app-kit';
import { field, useDraft, useSchemaForm } from '@shop/app-kit/forms';
import {
  paymentExceptionResolution,
  type PaymentException,
  type PaymentExceptionResolution,
} from '@shop/contracts/payment-exception';
import { Alert, Stack, TextArea } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { DialogForm } from '../dialog-form.tsx';
import { useSend } from '../use-send.ts';
import { useResolvePaymentExceptionMutation } from './payment-exceptions.api.ts';

const FAILED = { es: 'No se pudo guardar. Inténtalo de nuevo.' };

type Props = { exception: PaymentException; onClose: () => void; onDone: () => void };

/** Resolves an exception with a note; a failure keeps the note. */
export const ResolveDialog = ({ exception, onClose, onDone }: Props) => {
  const dispatch = useAppDispatch();
  const form = useSchemaForm(paymentExceptionResolution, { note: '' });
  const clearDraft = useDraft(`conciliacion-${exception.id}`, form);
  const { failure, send } = useSend(form, FAILED);
  const [resolve] = useResolvePaymentExceptionMutation();
  const save = async ({ note }: PaymentExceptionResolution) => {
    if ((await send(resolve({ id: exception.id, note }))).error) return;
    dispatch(showToast({ title: 'Pago resuelto', description: 'Quedó guardado con tu nota.' }));
    clearDraft();
    onDone();
  };
  return (
    <Dialog onClose={onClose} title="Marcar como resuelto" description={`Pago ${exception.paymentId}`}>
      <DialogForm
        form={form}
        label="Marcar como resuelto"
        action="Marcar como resuelto"
        onSubmit={save}
        onCancel={() => {
          clearDraft();
          onClose();
        }}
      >
        <Stack gap={5}>
          <TextArea
            label="¿Cómo se resolvió?"
            rows={3}
            hint="Queda guardado con tu nombre y la fecha."
            {...field(form, 'note')}
          />
          {failure && <Alert>{failure}</Alert>}
        </Stack>
      </DialogForm>
    </Dialog>
  );
};
