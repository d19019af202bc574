import { paymentReason } from '@shop/contracts/payment-reasons';
import { Container, css, Icon, LinkButton, Page, Row, Say, Stack, Text, theme, useShop } from '@shop/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { pageSpace, waysOn } from '../two-columns.ts';
import { contactLink } from './contact-link.ts';
import { orderPage, useOrderRef } from './order-ref.ts';
import { useGetOrderQuery, type OrderRef } from './order.api.ts';
import { PayAgain } from './pay-again.tsx';
import { ResultHead } from './result-head.tsx';

const CAUSES = [
  'Fondos insuficientes en la tarjeta o cuenta.',
  'Datos de la tarjeta incorrectos.',
  'Rechazo del banco emisor.',
  'Problemas de conexión durante el pago.',
];

/** States in which the shop could not match a payment to an order, so paying again is wrong. */
const UNCLEAR = new Set(['review', 'unknown']);

/** /checkout/failure */
export const FailurePage = () => {
  const [query] = useSearchParams();
  const reason = query.get('reason');
  const orderRef = useOrderRef();
  return (
    <Page title="El pago no se completó" description="Tu pago no pudo completarse." noIndex>
      <Container width="narrow" css={pageSpace}>
        {reason && UNCLEAR.has(reason) ? <Unclear /> : <Rejected reason={reason} orderRef={orderRef} />}
      </Container>
    </Page>
  );
};

const Unclear = () => (
  <>
    <ResultHead
      icon={<Icon name="info" size={34} />}
      tone={theme.color.honey}
      title="Estamos revisando tu pago"
    >
      <Say>No se pudo procesar el pedido. Por favor, contacte con atención al cliente.</Say>{' '}
      <Say>No pagues de nuevo: si se hizo un cargo, lo aclaramos contigo.</Say>
    </ResultHead>
    <Row css={waysOn}>
      <LinkButton as={Link} to="/contact">
        Contactar a soporte
      </LinkButton>
      <LinkButton as={Link} to="/cart" variant="secondary">
        Volver al carrito
      </LinkButton>
    </Row>
  </>
);

const KEPT = 'No se hizo ningún cargo y tu carrito sigue como lo dejaste.';
const ORDER_KEPT = 'No se hizo ningún cargo y tu pedido sigue apartado.';

const fold = css({
  alignSelf: 'center',
  summary: {
    minHeight: 44,
    lineHeight: '44px',
    textAlign: 'center',
    fontWeight: 650,
    color: theme.color.honey,
    cursor: 'pointer',
  },
  ul: { listStyle: 'disc', margin: 0, paddingLeft: '1.2em', lineHeight: 1.9 },
});
// Two side by side, so that everything fits in the first screen of a phone.
const pair = css({ justifyContent: 'center', '& > *': { flexGrow: 1, [theme.media.md]: { flexGrow: 0 } } });

/**
 * With an order, it can be paid another way; without one, the link leads back to the payment step. What happened and
 * what to do fit in the first screen of a phone; the usual causes (CK35) are folded.
 */
const Rejected = ({ reason, orderRef }: { reason: string | null; orderRef: OrderRef | null }) => (
  <>
    <ResultHead
      icon={<Icon name="warning" size={26} />}
      tone={theme.color.danger}
      title="El pago no se completó"
      compact
    >
      {reason && (
        <strong css={{ display: 'block', color: theme.color.ink }}>
          <Say>{paymentReason(reason)}</Say>
        </strong>
      )}
      <span>
        <Say>No se pudo procesar el pago. Por favor, intente de nuevo.</Say>
      </span>{' '}
      <Say>{orderRef ? ORDER_KEPT : KEPT}</Say>
    </ResultHead>
    <Stack gap={3}>
      <Row css={waysOn}>
        {orderRef ? (
          <PayAgain orderRef={orderRef} />
        ) : (
          <LinkButton href="/checkout?paso=pago" size="lg">
            Intentar de nuevo
          </LinkButton>
        )}
      </Row>
      <OtherWays />
      <Row css={pair}>
        {orderRef && (
          <LinkButton as={Link} to={orderPage('success', orderRef)} variant="secondary" size="sm">
            Ver mi pedido
          </LinkButton>
        )}
        <LinkButton as={Link} to="/cart" variant="secondary" size="sm">
          Volver al carrito
        </LinkButton>
        <Support orderRef={orderRef} />
      </Row>
      <Causes />
    </Stack>
  </>
);

/** The contact link starts with the order. */
const Support = ({ orderRef }: { orderRef: OrderRef | null }) => {
  const { data } = useGetOrderQuery(orderRef ?? { orderId: '' }, { skip: !orderRef });
  return (
    <LinkButton as={Link} {...contactLink(data?.order)} variant="secondary" size="sm">
      Contactar a soporte
    </LinkButton>
  );
};

/** The payment methods besides cards. */
const OtherWays = () => {
  const { paymentMethods } = useShop();
  const [oxxo, spei] = [paymentMethods.includes('oxxo'), paymentMethods.includes('spei')];
  if (!oxxo && !spei) return null;
  const both = 'También puedes pagar sin tarjeta: al intentar de nuevo elige OXXO o transferencia SPEI.';
  const one = oxxo
    ? 'También puedes pagar sin tarjeta: al intentar de nuevo elige OXXO.'
    : 'También puedes pagar sin tarjeta: al intentar de nuevo elige transferencia SPEI.';
  return (
    <Text size="sm" css={{ textAlign: 'center' }}>
      {oxxo && spei ? both : one}
    </Text>
  );
};

const Causes = () => (
  <details css={fold}>
    <summary>
      <Say>Causas más comunes</Say>
    </summary>
    <ul>
      {CAUSES.map((cause) => (
        <li key={cause}>
          <Say>{cause}</Say>
        </li>
      ))}
    </ul>
  </details>
);
