import { formatLongDate } from '@shop/app-kit/dates';
import { PAYMENT_STATUS_LABEL, type Order, type OrderItem, type PaymentStatus } from '@shop/contracts/order';
import { isFetched, isHandedOver } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { Card, css, Heading, Say, Stack, Text, theme } from '@shop/ui';
import { Fragment, type ReactNode } from 'react';
import { OrderLines } from './order-lines.tsx';
import { GiftNote } from './gift-note.tsx';
import { isOwn } from './order-state.ts';
import { PickupName, PickupCard } from './pickup-card.tsx';
import { placeOf } from './place.ts';
import { OrderStatusText } from './order-status.tsx';

const { color, media, space } = theme;

const facts = css({
  display: 'grid',
  gap: space(4),
  margin: 0,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Below the four steps of the timeline.
  [media.lg]: { gridTemplateColumns: '0.8fr 1.5fr 1fr 1fr' },
  dt: { fontSize: theme.size.xs, color: color.inkSoft },
  dd: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});
const split = css({ display: 'grid', gap: space(6), [media.lg]: { gridTemplateColumns: '1.2fr 1fr' } });

const REDACTED = 'Por privacidad, los datos de envío sólo se muestran a quien hizo la compra.';
const NO_ADDRESS = 'Falta la dirección de este pedido.';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>
      <Say>{name}</Say>
    </dt>
    <dd>{children}</dd>
  </div>
);

const paymentText = (status: string) => PAYMENT_STATUS_LABEL[status as PaymentStatus] ?? status;

/** Number, status, lines, total, and the address for visitors who may see it. */
export const OrderDetails = ({ order, items }: { order: Order; items: OrderItem[] }) => (
  <Stack gap={6}>
    <Card>
      <dl css={facts}>
        <Fact name="Pedido">{order.number}</Fact>
        <Fact name="Fecha">{formatLongDate(order.createdAt)}</Fact>
        <Fact name="Estado">
          <OrderStatusText order={order} />
        </Fact>
        <Fact name="Pago">{paymentText(order.paymentStatus)}</Fact>
      </dl>
    </Card>
    <div css={split}>
      <OrderLines order={order} items={items} />
      <Whither order={order} />
    </div>
  </Stack>
);

const Whither = ({ order }: { order: Order }) => {
  if (isByMail(order)) return <MailCard order={order} />;
  return isFetched(order) ? <PickupCard order={order} /> : <AddressCard order={order} />;
};

/** Only a mail is sent, to the recipient that the buyer chose. */
const MailCard = ({ order }: { order: Order }) => (
  <Card as="section">
    <Stack gap={3}>
      <Heading level={2} look="card">
        Por correo
      </Heading>
      <Text size="sm" css={{ overflowWrap: 'anywhere' }}>
        <Say>El código sólo va en el correo de quien recibe la tarjeta.</Say>
      </Text>
      <PickupName order={order} />
    </Stack>
  </Card>
);

const linesOf = (order: Order) => {
  const place = placeOf({ city: order.shippingCity, state: order.shippingState, zip: order.shippingZip });
  const address = isHandedOver(order) ? [] : [order.shippingAddress, place, order.shippingCountry];
  return [...address, order.customerEmail, order.customerPhone].filter(Boolean);
};

const AddressCard = ({ order }: { order: Order }) => (
  <Card as="section">
    <Stack gap={3}>
      <Heading level={2} look="card">
        {isHandedOver(order) ? 'Se entrega en mano' : 'Datos de envío'}
      </Heading>
      {order.customerName ? (
        <address css={{ fontStyle: 'normal', lineHeight: 1.7, overflowWrap: 'anywhere' }}>
          <strong>{order.gift?.recipient ?? order.customerName}</strong>
          {linesOf(order).map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </address>
      ) : (
        <Text tone="soft" size="sm">
          {isOwn(order) ? NO_ADDRESS : REDACTED}
        </Text>
      )}
      {order.gift && <GiftNote gift={order.gift} />}
      {order.notes && (
        <Text size="sm" css={{ whiteSpace: 'pre-line' }}>
          <strong>
            <Say>Notas:</Say>
          </strong>{' '}
          {order.notes}
        </Text>
      )}
    </Stack>
  </Card>
);
