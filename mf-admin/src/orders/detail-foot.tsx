import { onDemand } from '@shop/app-kit';
import { isByHand } from '@shop/contracts/is-by-hand';
import { isFetched } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import type { Order } from '@shop/contracts/order';
import { Button, css, Icon, LinkButton, theme } from '@shop/ui';
import { DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { MoreActions } from '../list/more-actions.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { ShipDialog } from './shipping/ship-dialog.tsx';
import { isShippable } from './shipping/shippable.ts';
import { useDelivery } from './shipping/use-delivery.ts';
import { StatusDialog } from './status-dialog.tsx';

const LinesDialog = onDemand(() =>
  import(/* webpackChunkName: "p-lines-dialog" */ './addition/lines-dialog.tsx').then((m) => m.LinesDialog),
);
const { media, space } = theme;
// It keeps its place at the left, whatever comes next beside it: also in the narrowest window.
const slip = css({
  '&&': { flex: 'none', marginRight: 'auto', [media.belowMd]: { padding: `0 ${space(4)}` } },
});
const next = css({ [media.belowMd]: { '&&': { flex: '1 1 0', minWidth: 0, padding: `0 ${space(2)}` } } });

type Change = 'status' | 'address' | 'ship' | 'lines';
type ChangesProps = { order: Order; onChange: (what: Change) => void };

/** The order was not sent, and the buyer still waits for it. */
const isOpen = (order: Order) =>
  order.status !== 'completed' && order.status !== 'cancelled' && !isByMail(order);

/** Paid through the provider, without any other open payment. */
const takesMore = (order: Order) =>
  isOpen(order) &&
  !order.addition &&
  !order.doNotShip &&
  !isByHand(order) &&
  (order.paymentStatus === 'approved' || order.paymentStatus === 'partially_refunded');

/** The actions on an order, each in its own window: the next step, the packing slip, and the rest behind '⋯'. */
export const DetailFoot = ({ order }: { order: Order }) => {
  const [changing, setChanging] = useState<Change>();
  // What a closed window waited for may come when another one is open.
  const close = () => setChanging((now) => (now === changing ? undefined : now));
  return (
    <DialogActions>
      <IfAllowed call="PATCH /api/orders/{orderId}/status">
        <MoreActions>
          <Changes order={order} onChange={setChanging} />
        </MoreActions>
      </IfAllowed>
      <LinkButton
        as={Link}
        to={`/admin/packing-slip?pedido=${order.id}`}
        variant="secondary"
        aria-label="Hoja de empaque"
        css={slip}
      >
        Hoja
      </LinkButton>
      {isShippable(order) && (
        <IfAllowed call="POST /api/orders/shipments">
          <Button css={next} icon={<Icon name="truck" size={18} />} onClick={() => setChanging('ship')}>
            Enviar
          </Button>
        </IfAllowed>
      )}
      {order.status === 'completed' && !order.deliveredAt && !isByMail(order) && <Arrival order={order} />}
      {changing === 'status' && <StatusDialog order={order} onClose={close} />}
      {changing === 'ship' && <ShipDialog orders={[order]} onClose={close} />}
      {changing === 'lines' && <LinesDialog order={order} onClose={close} />}
      {changing === 'address' && <AddressDialog order={order} onClose={close} />}
    </DialogActions>
  );
};

const Changes = ({ order, onChange }: ChangesProps) => (
  <>
    {order.deliveredAt && <Arrival order={order} />}
    <Button size="sm" variant="secondary" onClick={() => onChange('status')}>
      Cambiar estado
    </Button>
    {takesMore(order) && (
      <IfAllowed call="POST /api/orders/{orderId}/addition">
        <Button size="sm" variant="secondary" onClick={() => onChange('lines')}>
          Cambiar líneas
        </Button>
      </IfAllowed>
    )}
    {isOpen(order) && (
      <IfAllowed call="PUT /api/orders/{orderId}/address">
        <Button size="sm" variant="secondary" onClick={() => onChange('address')}>
          {isFetched(order) ? 'Cambiar quién recoge' : 'Cambiar datos de envío'}
        </Button>
      </IfAllowed>
    )}
  </>
);

/** Marks an order as delivered, or takes that back. */
const Arrival = ({ order }: { order: Order }) => {
  const { deliver, busy } = useDelivery();
  const has = Boolean(order.deliveredAt);
  return (
    <IfAllowed call="PATCH /api/orders/delivered">
      <Button
        {...(has ? { size: 'sm', variant: 'secondary' } : { css: next })}
        busy={busy}
        onClick={() => void deliver({ rows: [order.id] }, !has)}
      >
        {has ? 'Quitar entregado' : 'Marcar entregado'}
      </Button>
    </IfAllowed>
  );
};
