import { ORDER_STATUS_LABEL, ORDER_STATUSES, type Order, type OrderStatus } from '@shop/contracts/order';
import { Alert, Button, SelectField, Stack } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { LotChoices, useLotChoices } from './lot-choices.tsx';
import { refundable, StatusNotes } from './status-notes.tsx';
import { TrackingFields, useTracking } from './tracking-fields.tsx';
import { useStatusChange } from './use-status-change.ts';

const isKnown = (status: string): status is OrderStatus =>
  (ORDER_STATUSES as readonly string[]).includes(status);

/** Any status from any status (AD37); a failure keeps the dialog and the choice (AD36). */
export const StatusDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const [status, setStatus] = useState<OrderStatus | ''>(isKnown(order.status) ? order.status : '');
  const [wantsRefund, setWantsRefund] = useState(true);
  const parcel = useTracking(order);
  const lots = useLotChoices(order, status === 'completed');
  const { save, failure, unpaid, busy } = useStatusChange(order, onClose);
  const cancels = status === 'cancelled' && order.status !== 'cancelled';
  const refunds = cancels && wantsRefund && refundable(order) > 0;
  const completes = status === 'completed';
  const asks = unpaid !== '' && completes;
  const update = () => {
    const tracking = completes ? parcel.read() : undefined;
    if (status && tracking !== null)
      void save(status, { refunds, tracking, lots: completes ? lots.read() : undefined });
  };
  return (
    <Dialog onClose={onClose} title="Actualizar estado" description={`Pedido ${order.number}`}>
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
        <StatusNotes order={order} status={status} refunds={wantsRefund} onRefunds={setWantsRefund} />
        {completes && <TrackingFields order={order} tracking={parcel} />}
        {completes && <LotChoices choices={lots} />}
        {asks && (
          <Alert tone="warning" title="¿Completar sin pago?">
            {unpaid}
          </Alert>
        )}
        {failure && <Alert title={`${failure.title}; el pedido sigue igual`}>{failure.text}</Alert>}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant={refunds ? 'danger' : 'primary'} busy={busy} disabled={!status} onClick={update}>
            {verb({ refunds, asks })}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};

const verb = ({ refunds, asks }: { refunds: boolean; asks: boolean }): string => {
  if (refunds) return 'Cancelar pedido y reembolsar';
  return asks ? 'Completar sin pago' : 'Actualizar';
};
