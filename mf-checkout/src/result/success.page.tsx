import { statusOf } from '@shop/app-kit';
import {
  Alert,
  Container,
  Heading,
  Icon,
  LinkButton,
  Page,
  Row,
  Skeleton,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@shop/ui';
import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { forgetShippingDraft } from '../checkout/shipping-draft.ts';
import { pageSpace } from '../two-columns.ts';
import { OrderDetails } from './order-details.tsx';
import { useGetOrderQuery } from './order.api.ts';
import { ResultHead } from './result-head.tsx';

/** /checkout/success?orderId=…; without an order there is nothing to show but the home page (CK31). */
export const SuccessPage = () => {
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  if (!orderId) return <Navigate to="/" replace />;
  return <Confirmation orderId={orderId} token={query.get('t') ?? undefined} />;
};

const Confirmation = ({ orderId, token }: { orderId: string; token: string | undefined }) => {
  const { data, error, isFetching, refetch } = useGetOrderQuery({ orderId, token });
  useEffect(forgetShippingDraft, []);
  const paid = data?.order.paymentStatus === 'approved';
  return (
    <Page title="Gracias por tu compra" description="Confirmación de tu pedido." noIndex>
      <Container css={pageSpace}>
        {data && (
          <ResultHead
            icon={<Icon name={paid ? 'check' : 'clock'} size={34} />}
            tone={paid ? theme.color.jungle : theme.color.honey}
            title={paid ? '¡Gracias por tu compra!' : '¡Recibimos tu pedido!'}
          >
            {paid
              ? `Tu pago está acreditado. Tu pedido ${data.order.number} ya está en la mesa del taller.`
              : `En cuanto se acredite el pago empezamos a preparar tu pedido ${data.order.number}.`}
          </ResultHead>
        )}
        {!data && isFetching && <LoadingOrder />}
        {!data && Boolean(error) && !isFetching && (
          <Stack gap={4}>
            <Heading level={1}>Tu pedido</Heading>
            <Alert onRetry={refetch} title="No pudimos cargar los detalles de tu pedido...">
              {statusOf(error) === 404 ? 'No encontramos un pedido con ese número.' : undefined}
            </Alert>
          </Stack>
        )}
        {data && <OrderDetails {...data} />}
        <Row css={{ justifyContent: 'center', marginTop: '2.5rem' }}>
          <LinkButton as={Link} to="/menu">
            Seguir comprando
          </LinkButton>
          <LinkButton as={Link} to="/" variant="secondary">
            Volver al inicio
          </LinkButton>
        </Row>
      </Container>
    </Page>
  );
};

const LoadingOrder = () => (
  <Stack gap={5}>
    <VisuallyHidden role="status">Cargando tu pedido…</VisuallyHidden>
    <Text tone="soft">Cargando tu pedido…</Text>
    <Skeleton height={96} radius={24} />
    <Skeleton height={260} radius={24} />
  </Stack>
);
