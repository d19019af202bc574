import { waitingReason } from '@shop/contracts/payment-reasons';
import { Card, Container, Icon, LinkButton, Page, Row, Say, Stack, Text, theme } from '@shop/ui';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { pageSpace, waysOn } from '../two-columns.ts';
import { CheckPayment } from './check-payment.tsx';
import { MissingAddress } from './missing-address.tsx';
import { orderPage, useOrderRef } from './order-ref.ts';
import { isWaiting } from './order-state.ts';
import type { OrderRef } from './order.api.ts';
import { PayBefore } from './pay-before.tsx';
import { ResultHead } from './result-head.tsx';
import { useOrderWatch } from './use-order-watch.ts';

/** /checkout/pending: turns into the order's page by itself as soon as the payment is decided. */
export const PendingPage = ({ pollMs }: { pollMs?: number }) => {
  const [query] = useSearchParams();
  const orderRef = useOrderRef();
  const paymentId = query.get('payment_id');
  return (
    <Page title="Pago pendiente" description="Tu pago está pendiente de confirmación." noIndex>
      <Container width="narrow" css={pageSpace}>
        {orderRef ? <PendingOrder orderRef={orderRef} pollMs={pollMs} /> : <PendingHead />}
        <Stack gap={6} css={{ marginTop: theme.space(6) }}>
          {!orderRef && paymentId && <CheckPayment paymentId={paymentId} pollMs={pollMs} />}
          <Card>
            <Text>
              Los pagos en OXXO o por transferencia pueden tardar unas horas. Si no recibes confirmación en 24
              horas, contacta a soporte.
            </Text>
          </Card>
          <Row css={waysOn}>
            {orderRef && (
              <LinkButton as={Link} to={orderPage('success', orderRef)} variant="secondary">
                Ver mi pedido
              </LinkButton>
            )}
            <LinkButton as={Link} to="/" variant="secondary">
              Volver al inicio
            </LinkButton>
            <LinkButton as={Link} to="/contact" variant="ghost">
              Contactar a soporte
            </LinkButton>
          </Row>
        </Stack>
      </Container>
    </Page>
  );
};

const PendingHead = ({ text = waitingReason('') }: { text?: string | undefined }) => (
  <ResultHead icon={<Icon name="clock" size={34} />} tone={theme.color.honey} title="Tu pago está pendiente">
    <Say>{text}</Say> <Say>Te avisaremos en cuanto se acredite.</Say>
  </ResultHead>
);

const PendingOrder = ({ orderRef, pollMs }: { orderRef: OrderRef; pollMs: number | undefined }) => {
  const { data } = useOrderWatch(orderRef, pollMs);
  if (data && !isWaiting(data.order)) return <Navigate to={orderPage('success', orderRef)} replace />;
  const detail = data?.order.paymentStatusDetail;
  return (
    <>
      <PendingHead text={detail ? waitingReason(detail) : undefined} />
      <Stack gap={6}>
        {data?.order.needsAddress && <MissingAddress orderRef={orderRef} />}
        {data && <PayBefore order={data.order} />}
      </Stack>
    </>
  );
};
