import { showToast, useAppDispatch } from '@shop/app-kit';
import { ORDER_STATUS_LABEL, ORDER_STATUSES, type Order, type OrderStatus } from '@shop/contracts/order';
import { Alert, Button, SelectField, Stack } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { reportFailure } from '../report-failure.ts';
import { useChangeOrderStatusMutation } from './orders.api.ts';

const FAILED = 'No se pudo actualizar el estado del pedido. Inténtalo de nuevo.';
const DONE = {
  title: 'Estado actualizado',
  description: 'El estado del pedido ha sido actualizado correctamente.',
};

/** What a change brings with it (H16). */
const PAID =
  'Este pedido ya está pagado. Cancelarlo no devuelve el dinero: haz el reembolso en tu cuenta de Mercado Pago.';
const REVIVED = 'Este pedido estaba cancelado. Antes de prepararlo, revisa que su pago siga aprobado.';

const isKnown = (status: string): status is OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(status);

/** Any status from any status (AD37); a failure keeps the dialog and the choice (AD36). */
export const StatusDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<OrderStatus | ''>(isKnown(order.status) ? order.status : '');
  const [change, { isLoading }] = useChangeOrderStatusMutation();

  const save = async () => {
    if (!status) return;
    const answer = await change({ orderId: order.id, status });
    if ('error' in answer && answer.error) return dispatch(reportFailure(answer.error, FAILED));
    dispatch(showToast(DONE));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Actualizar estado"
      description={`Pedido ${order.number}`}
    >
      <Stack gap={5}>
        <SelectField
          label="Estado del pedido"
          value={status}
          onChange={(e) => setStatus(e.target.value as OrderStatus)}
        >
          {!status && <option value="">Selecciona un estado</option>}
          {ORDER_STATUSES.map((value) => (
            <option key={value} value={value}>
              {ORDER_STATUS_LABEL[value]}
            </option>
          ))}
        </SelectField>
        {status === 'cancelled' && order.paymentStatus === 'approved' && <Alert tone="warning">{PAID}</Alert>}
        {order.status === 'cancelled' && status !== '' && status !== 'cancelled' && (
          <Alert tone="warning">{REVIVED}</Alert>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isLoading} disabled={!status} onClick={() => void save()}>
            Actualizar
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};
