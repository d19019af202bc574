import { formatLongDate } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { isFetched } from '@shop/contracts/is-fetched';
import { Alert, Button, css, Heading, Icon, LinkButton, Row, Skeleton, Stack, Text, theme } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { Link } from 'react-router-dom';
import { May } from '../auth/may.tsx';
import { AddressLink } from './address-link.tsx';
import { fullAddress } from './full-address.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { DetailChanges } from './detail-changes.tsx';
import { DetailInvoice } from './detail-invoice.tsx';
import { DetailLines } from './detail-lines.tsx';
import { PayLink } from './manual/pay-link.tsx';
import { DoNotShip } from './do-not-ship.tsx';
import { OrderLabel } from './label/order-label.tsx';
import { OrderNote } from './order-note.tsx';
import { ReplyLinks } from './reply-links.tsx';
import type { Neighbour } from './use-neighbours.ts';
import { OrderHistoryList } from './order-history.tsx';
import { useListOrderItemsQuery } from './orders.api.ts';
import { OrderBadge, PaymentBadge } from './status-badge.tsx';

const part = css({ marginBottom: theme.space(2) });

type Props = {
  order: Order;
  onClose: () => void;
  /** The orders before and after it in the list. */
  steps?: { previous?: Neighbour; next?: Neighbour };
  onStep?: (to: NonNullable<Neighbour>) => void;
};

const buyerOf = ({ customerName, customerEmail, customerPhone }: Order) => ({
  name: customerName ?? undefined,
  email: customerEmail ?? undefined,
  phone: customerPhone ?? undefined,
});

/** Customer, shipping and lines of one order; its lines are read only now that it is open (AD31, AD33). */
export const DetailDialog = ({ order, onClose, steps, onStep }: Props) => {
  const { data: items, isError, refetch } = useListOrderItemsQuery(order.id);
  return (
    <Dialog wide onClose={onClose} title={`Pedido ${order.number}`}>
      <Stack gap={6}>
        <DoNotShip order={order} />
        {steps && onStep && <Steps {...steps} onStep={onStep} />}
        <section>
          <Heading level={3} look="small" css={part}>
            Información del Cliente
          </Heading>
          <Text size="sm">Nombre: {order.customerName}</Text>
          {order.customerEmail && <Text size="sm">Correo: {order.customerEmail}</Text>}
          {order.customerPhone && <Text size="sm">Teléfono: {order.customerPhone}</Text>}
          <ReplyLinks buyer={buyerOf(order)} about={`tu pedido ${order.number}`} />
        </section>
        <ShippingDetails order={order} />
        <OrderLabel order={order} />
        <DetailChanges order={order} />
        <section>
          <Heading level={3} look="small" css={part}>
            Productos
          </Heading>
          {!items && !isError && <Skeleton height={120} radius={16} />}
          {isError && <Alert onRetry={refetch}>No pudimos cargar los productos de este pedido.</Alert>}
          {items && items.length === 0 && <Text tone="soft">No hay productos en este pedido.</Text>}
          {items && items.length > 0 && <DetailLines order={order} items={items} />}
        </section>
        <section>
          <Heading level={3} look="small" css={part}>
            Pago
          </Heading>
          <PayLink order={order} />
          <OrderRefunds order={order} />
        </section>
        {order.invoice && <DetailInvoice invoice={order.invoice} />}
        <section>
          <Heading level={3} look="small" css={part}>
            Historial
          </Heading>
          <Stack gap={4}>
            <May call="POST /api/orders/{orderId}/notes">
              <OrderNote key={order.id} orderId={order.id} />
            </May>
            <OrderHistoryList orderId={order.id} />
          </Stack>
        </section>
        <DialogActions>
          <LinkButton
            as={Link}
            to={`/admin/packing-slip?pedido=${order.id}`}
            variant="secondary"
            icon={<Icon name="truck" size={18} />}
          >
            Hoja de empaque
          </LinkButton>
        </DialogActions>
      </Stack>
    </Dialog>
  );
};

/** Where it goes, how it goes, and how it stands. */
const ShippingDetails = ({ order }: { order: Order }) => (
  <section>
    <Heading level={3} look="small" css={part}>
      Detalles del Envío
    </Heading>
    {order.delivery && <Text size="sm">{`Entrega: ${order.delivery.name}`}</Text>}
    <Text size="sm">{isFetched(order) ? fullAddress(order) : `Dirección: ${fullAddress(order)}`}</Text>
    {order.gift && (
      <Text size="sm" css={{ whiteSpace: 'pre-line' }}>
        <span>{`Regalo para: ${order.gift.recipient}`}</span>
        <span>{order.gift.message && `\nMensaje: ${order.gift.message}`}</span>
      </Text>
    )}
    {order.notes && (
      <Text size="sm" css={{ whiteSpace: 'pre-line' }}>
        Notas: {order.notes}
      </Text>
    )}
    {order.tracking && (
      <Text size="sm">
        Guía: {order.tracking.carrier} {order.tracking.number}
      </Text>
    )}
    {order.lots && order.lots.length > 0 && (
      <Text size="sm">Lotes: {order.lots.map(({ code }) => code).join(', ')}</Text>
    )}
    {order.needsAddress && <AddressLink order={order} />}
    <Text as="div" size="sm">
      Estado: <OrderBadge order={order} /> <PaymentBadge status={order.paymentStatus} />
    </Text>
    <Text size="sm">Fecha: {formatLongDate(order.createdAt)}</Text>
    {order.deliveredAt && <Text size="sm">Entregado: {formatLongDate(order.deliveredAt)}</Text>}
  </section>
);

type StepsProps = NonNullable<Props['steps']> & { onStep: NonNullable<Props['onStep']> };

const Steps = ({ previous, next, onStep }: StepsProps) => (
  <Row gap={2}>
    <Button
      size="sm"
      variant="secondary"
      disabled={!previous}
      icon={<Icon name="chevronLeft" size={16} />}
      onClick={() => previous && onStep(previous)}
    >
      Anterior
    </Button>
    <Button
      size="sm"
      variant="secondary"
      disabled={!next}
      icon={<Icon name="chevronRight" size={16} />}
      onClick={() => next && onStep(next)}
    >
      Siguiente
    </Button>
  </Row>
);
