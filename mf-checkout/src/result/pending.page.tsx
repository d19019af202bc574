import type { Order } from '@shop/contracts/order';
import { isFetched } from '@shop/contracts/is-fetched';
import { AT_PICKUP, isOwnPayment } from '@shop/contracts/own-pay-names';
import { waitingReason } from '@shop/contracts/payment-reasons';
import { Card, Container, LinkButton, Page, Row, Say, Stack, Text, theme, useSay } from '@shop/ui';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { pageSpace, waysOn } from '../two-columns.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CheckPayment } from './check-payment.tsx';
import { contactLink } from './contact-link.ts';
import { MissingAddress } from './missing-address.tsx';
import { orderPage, useOrderRef } from './order-ref.ts';
import { isCancellable, isWaiting } from './order-state.ts';
import { orderApi, type OrderRef } from './order.api.ts';
import { PayBefore } from './pay-before.tsx';
import { PickupCard } from './pickup-card.tsx';
import { OrderUnread } from './order-unread.tsx';
import { PendingHead } from './pending-head.tsx';
import { ToHome, type Leave } from './to-home.tsx';
import { Unbroken } from './unbroken.tsx';
import { useOrderWatch } from './use-order-watch.ts';

/** /checkout/pending: becomes the order's page by itself once the payment is decided. */
export const PendingPage = ({ pollMs, leaveFor }: { pollMs?: number; leaveFor?: Leave }) => {
  const [query] = useSearchParams();
  const orderRef = useOrderRef();
  const paymentId = query.get('payment_id');
  const order = orderApi.endpoints.getOrder.useQueryState(orderRef ?? { orderId: '' }).data?.order;
  // Payments to the shop itself are confirmed by the shop.
  const isOwn = isOwnPayment(order?.paymentIntentId ?? '');
  if (!orderRef && !paymentId) return <ToHome leaveFor={leaveFor} />;
  return (
    <Page title="Pago pendiente" description="Tu pago está pendiente de confirmación." noIndex>
      <Container width="narrow" css={pageSpace}>
        {orderRef && <PendingOrder orderRef={orderRef} pollMs={pollMs} />}
        {!orderRef && paymentId && <CheckPayment paymentId={paymentId} pollMs={pollMs} />}
        <Stack gap={6} css={{ marginTop: theme.space(6) }}>
          {!isOwn && (
            <Card>
              <Text>
                Los pagos en OXXO o por transferencia pueden tardar unas horas. Si no recibes confirmación en
                24 horas, contacta a soporte.
              </Text>
            </Card>
          )}
          <Row css={waysOn}>
            {orderRef && (
              <LinkButton as={Link} to={orderPage('success', orderRef)} variant="secondary">
                Ver mi pedido
              </LinkButton>
            )}
            <LinkButton as={Link} to="/" variant="secondary">
              Volver al inicio
            </LinkButton>
            <LinkButton as={Link} {...contactLink(order)} variant="ghost">
              Contactar a soporte
            </LinkButton>
          </Row>
        </Stack>
      </Container>
    </Page>
  );
};

const headingOf = ({ voucher, paymentStatus }: Order) => {
  if (!voucher || paymentStatus !== 'pending') return 'El pago de tu pedido {pedido} está pendiente';
  if (voucher.method === AT_PICKUP) return 'Pagas tu pedido {pedido} al recogerlo';
  if (voucher.kind === 'transfer') return 'Paga tu pedido {pedido} por SPEI';
  return voucher.method === 'oxxo'
    ? 'Paga tu pedido {pedido} en OXXO'
    : 'Paga tu pedido {pedido} en efectivo';
};

const PendingOrder = ({ orderRef, pollMs }: { orderRef: OrderRef; pollMs: number | undefined }) => {
  const { data, error, isFetching, refetch } = useOrderWatch(orderRef, pollMs);
  const say = useSay();
  if (!data)
    return (
      <>
        <PendingHead>{null}</PendingHead>
        {Boolean(error) && !isFetching && (
          <Stack gap={4}>
            <OrderUnread error={error} onRetry={refetch} />
          </Stack>
        )}
      </>
    );
  const { order } = data;
  if (!isWaiting(order)) return <Navigate to={orderPage('success', orderRef)} replace />;
  return (
    <>
      <PendingHead
        title={
          <Unbroken text={say(headingOf(order)).replace('{pedido}', order.number)} part={order.number} />
        }
      >
        <Say>{waitingReason(order.paymentStatusDetail ?? '')}</Say>{' '}
        {order.voucher?.method === AT_PICKUP ? null : order.customerEmail ? (
          <Say correo={<strong css={{ overflowWrap: 'anywhere' }}>{order.customerEmail}</strong>}>
            {'Te avisaremos a {correo} en cuanto se acredite.'}
          </Say>
        ) : (
          <Say>Te avisaremos en cuanto se acredite.</Say>
        )}
      </PendingHead>
      <Stack gap={6}>
        {order.needsAddress && <MissingAddress orderRef={orderRef} />}
        <PayBefore order={order} />
        {order.delivery && isFetched(order) && <PickupCard order={order} />}
        {isCancellable(order) && <CancelOrder orderRef={orderRef} />}
      </Stack>
    </>
  );
};
