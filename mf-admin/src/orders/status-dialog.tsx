import { ORDER_STATUS_LABEL, ORDER_STATUSES, type Order } from '@shop/contracts/order';
import { Alert, Button, SelectField, Stack } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useDraftWindow } from '../list/use-draft-window.tsx';
import { LotChoices, useLotChoices } from './lot-choices.tsx';
import { readTracking, useStatusForm } from './status-form.ts';
import { refundable, StatusNotes } from './status-notes.tsx';
import { TrackingFields } from './tracking-fields.tsx';
import { useStatusChange } from './use-status-change.ts';

/** Any status from any status (AD37); a failure keeps the dialog and the choice (AD36). */
export const StatusDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const form = useStatusForm(order);
  const { close, leave, question } = useDraftWindow(`estado-${order.id}`, form, onClose);
  const [status, wantsRefund] = form.watch(['status', 'refund']);
  const lots = useLotChoices(order, status === 'completed');
  const { save, failure, unpaid, busy } = useStatusChange(order, close);
  const cancels = status === 'cancelled' && order.status !== 'cancelled';
  const refunds = cancels && wantsRefund && refundable(order) > 0;
  const completes = status === 'completed';
  const asks = unpaid !== '' && completes;
  const update = () => {
    const tracking = completes ? readTracking(form) : undefined;
    if (status && tracking !== null)
      void save(status, { refunds, tracking, lots: completes ? lots.read() : undefined });
  };
  return (
    <Dialog onClose={leave} title="Actualizar estado" description={`Pedido ${order.number}`}>
      <Stack gap={5}>
        <SelectField label="Estado del pedido" {...form.register('status')}>
          {!status && <option value="">Selecciona un estado</option>}
          {ORDER_STATUSES.map((value) => (
            <option key={value} value={value}>
              {ORDER_STATUS_LABEL[value]}
            </option>
          ))}
        </SelectField>
        <StatusNotes
          order={order}
          status={status}
          refunds={wantsRefund}
          onRefunds={(wanted) => form.setValue('refund', wanted, { shouldDirty: true })}
        />
        {completes && <TrackingFields order={order} form={form} />}
        {completes && <LotChoices choices={lots} />}
        {asks && (
          <Alert
            tone="warning"
            title={order.doNotShip ? '¿Enviar aunque no se debe?' : '¿Completar sin pago?'}
          >
            {unpaid}
          </Alert>
        )}
        {failure && <Alert title={`${failure.title}; el pedido sigue igual`}>{failure.text}</Alert>}
        <DialogActions onCancel={close}>
          <Button variant={refunds ? 'danger' : 'primary'} busy={busy} disabled={!status} onClick={update}>
            {verb({ refunds, asks, stopped: order.doNotShip === true })}
          </Button>
        </DialogActions>
      </Stack>
      {question}
    </Dialog>
  );
};

const verb = ({ refunds, asks, stopped }: Record<'refunds' | 'asks' | 'stopped', boolean>): string => {
  if (refunds) return 'Cancelar pedido y reembolsar';
  if (asks && stopped) return 'Enviar de todos modos';
  return asks ? 'Completar sin pago' : 'Actualizar';
};
