import { Alert, Container, Heading, LinkButton, Page, Say, Skeleton, Stack, Text } from '@shop/ui';
import { Link, Navigate } from 'react-router-dom';
import { orderPage, useOrderRef } from '../result/order-ref.ts';
import { OrderLines } from '../result/order-lines.tsx';
import { isOwn } from '../result/order-state.ts';
import { useGetOrderQuery, type OrderRef } from '../result/order.api.ts';
import { pageSpace, twoColumns } from '../two-columns.ts';
import { AddressForm } from './address-form.tsx';

const TITLE = 'Completa tu dirección';

/** /checkout/address?orderId=…&t=…: asks for the address of an order that was paid without one (H8). */
export const AddressPage = () => {
  const orderRef = useOrderRef();
  if (!orderRef) return <Navigate to="/" replace />;
  return (
    <Page title={TITLE} description="A dónde enviamos tu pedido." noIndex>
      <Container css={pageSpace}>
        <Heading level={1} css={{ marginBottom: '2rem' }}>
          {TITLE}
        </Heading>
        <AddressOf orderRef={orderRef} />
      </Container>
    </Page>
  );
};

const AddressOf = ({ orderRef }: { orderRef: OrderRef }) => {
  const { data, isFetching, refetch } = useGetOrderQuery(orderRef, { refetchOnMountOrArgChange: true });
  if (!data && isFetching) return <Skeleton height={320} radius={24} />;
  if (!data) return <Alert onRetry={refetch} title="No pudimos cargar los detalles de tu pedido..." />;
  const { order } = data;
  if (!isOwn(order))
    return (
      <Alert tone="info" title="Este pedido es de otra persona">
        Abre esta página con el enlace que te enviamos, o en el dispositivo donde hiciste la compra.
      </Alert>
    );
  if (!order.needsAddress || order.status === 'cancelled') return <NothingToDo orderRef={orderRef} />;
  return (
    <div css={twoColumns}>
      <Stack gap={5}>
        <Text>
          <Say pedido={<strong css={{ whiteSpace: 'nowrap' }}>{order.number}</strong>}>
            {'Tu pedido {pedido} está registrado. Dinos a dónde enviarlo y te confirmamos por correo.'}
          </Say>
        </Text>
        <AddressForm orderRef={orderRef} email={order.customerEmail ?? ''} />
      </Stack>
      <OrderLines {...data} />
    </div>
  );
};

const NothingToDo = ({ orderRef }: { orderRef: OrderRef }) => (
  <Stack gap={5} css={{ alignItems: 'flex-start' }}>
    <Alert tone="info" title="No hay nada que completar">
      Este pedido ya tiene su dirección o fue cancelado. Si necesitas cambiar algo, escríbenos.
    </Alert>
    <LinkButton as={Link} to={orderPage('success', orderRef)}>
      Ver mi pedido
    </LinkButton>
  </Stack>
);
