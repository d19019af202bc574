import { isFetched } from '@shop/contracts/is-fetched';
import type { Order } from '@shop/contracts/order';
import { Button, Row } from '@shop/ui';
import { useState } from 'react';
import { May } from '../auth/may.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { ShipDialog } from './shipping/ship-dialog.tsx';
import { isShippable } from './shipping/shippable.ts';
import { useDelivery } from './shipping/use-delivery.ts';
import { StatusDialog } from './status-dialog.tsx';

/** It has not left, and somebody still waits for it. */
const isOpen = ({ status }: Order) => status !== 'completed' && status !== 'cancelled';

/** What may be done with an order, each in a window of its own. */
export const DetailChanges = ({ order }: { order: Order }) => {
  const [changing, setChanging] = useState<'status' | 'address' | 'ship'>();
  const close = () => setChanging(undefined);
  return (
    <>
      <Buttons order={order} onChange={setChanging} />
      {changing === 'status' && <StatusDialog order={order} onClose={close} />}
      {changing === 'ship' && <ShipDialog orders={[order]} onClose={close} />}
      {changing === 'address' && <AddressDialog order={order} onClose={close} />}
    </>
  );
};

type ButtonsProps = { order: Order; onChange: (what: 'status' | 'address' | 'ship') => void };

const Buttons = ({ order, onChange }: ButtonsProps) => (
  <Row gap={2}>
    {isShippable(order) && (
      <May call="POST /api/orders/shipments">
        <Button size="sm" onClick={() => onChange('ship')}>
          Enviar
        </Button>
      </May>
    )}
    <Arrival order={order} />
    <May call="PATCH /api/orders/{orderId}/status">
      <Button
        size="sm"
        variant={isShippable(order) ? 'secondary' : 'primary'}
        onClick={() => onChange('status')}
      >
        Cambiar estado
      </Button>
    </May>
    {isOpen(order) && (
      <May call="PUT /api/orders/{orderId}/address">
        <Button size="sm" variant="secondary" onClick={() => onChange('address')}>
          {isFetched(order) ? 'Cambiar quién recoge' : 'Cambiar datos de envío'}
        </Button>
      </May>
    )}
  </Row>
);

/** It arrived, and that was a mistake. */
const Arrival = ({ order }: { order: Order }) => {
  const { deliver, busy } = useDelivery();
  if (order.status !== 'completed') return null;
  return (
    <May call="PATCH /api/orders/delivered">
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        onClick={() => void deliver([order.id], !order.deliveredAt)}
      >
        {order.deliveredAt ? 'Quitar entregado' : 'Marcar entregado'}
      </Button>
    </May>
  );
};
