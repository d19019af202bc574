import { css } from '@emotion/react';
import { formatLongDate } from '@shop/app-kit';
import type { OrderResponse } from '@shop/contracts/order';
import {
  Alert,
  Button,
  Heading,
  LinkButton,
  LogoMark,
  Page,
  Row,
  Spinner,
  Stack,
  Text,
  theme,
  useShop,
} from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { fullAddress } from './full-address.ts';
import { useListLotsQuery } from '../lots/lots.api.ts';
import { lotsOnSlip, SlipLots } from './slip-lots.tsx';
import { useGetWholeOrderQuery } from './orders.api.ts';

const { color, space } = theme;
const sheet = css({
  maxWidth: '48rem',
  margin: '0 auto',
  padding: space(8),
  minHeight: '100vh',
  background: color.paper,
  '@media print': { padding: 0, maxWidth: 'none' },
});
const TITLE = 'Hoja de empaque';
// Each begins on a page of its own.
const oneSheet = css({
  '& + &': { marginTop: space(16), '@media print': { marginTop: 0, breakBefore: 'page' } },
});
const onScreen = css({ marginBottom: space(8), '@media print': { display: 'none' } });
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: `${space(2.5)} 0`, textAlign: 'left', borderBottom: `1px solid ${color.lineStrong}` },
  'th:first-of-type, td:first-of-type': { width: '6.5rem' },
});
const card = css({
  padding: space(5),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: theme.radius.md,
  overflowWrap: 'anywhere',
});
const box = css({ display: 'inline-block', width: 18, height: 18, border: `1.5px solid ${color.ink}` });

type Loaded = (id: string) => void;

/**
 * /admin/packing-slip?pedido=…&pedido=…: what goes into each parcel, a sheet each, for printing; without prices, since it
 * may be a gift, whose message is on it. With `imprimir` it prints itself, once, when all sheets are there.
 */
export const PackingSlipPage = () => {
  const [params] = useSearchParams();
  const ids = [...new Set(params.getAll('pedido').filter(Boolean))];
  const [loaded, setLoaded] = useState<string[]>([]);
  const isReady = ids.length > 0 && ids.every((id) => loaded.includes(id));
  const printsItself = params.has('imprimir') && isReady;
  useEffect(() => {
    if (printsItself) print();
  }, [printsItself]);
  return (
    <Page title={TITLE} description="Lo que va en el paquete de un pedido." noIndex>
      <main id="contenido" tabIndex={-1} css={sheet}>
        <Row css={onScreen}>
          <LinkButton as={Link} to="/admin/orders" variant="secondary">
            Volver a los pedidos
          </LinkButton>
          <Button disabled={!isReady} onClick={() => print()}>
            {ids.length > 1 ? `Imprimir ${ids.length} hojas` : 'Imprimir'}
          </Button>
        </Row>
        {ids.length === 0 && <Alert>No pudimos cargar este pedido.</Alert>}
        {ids.map((id) => (
          <SlipOf key={id} id={id} onLoaded={(one) => setLoaded((before) => [...before, one])} />
        ))}
      </main>
    </Page>
  );
};

const SlipOf = ({ id, onLoaded }: { id: string; onLoaded: Loaded }) => {
  const { data, isError, refetch } = useGetWholeOrderQuery(id);
  const tell = useEffectEvent(() => onLoaded(id));
  const lots = useListLotsQuery();
  const isLoaded = data !== undefined && !lots.isLoading;
  useEffect(() => {
    if (isLoaded) tell();
  }, [isLoaded]);
  if (data && isLoaded)
    return (
      <article css={oneSheet}>
        <Slip {...data} lots={lotsOnSlip(data, lots.data ?? [])} />
      </article>
    );
  if (isError) return <Alert onRetry={() => void refetch()}>No pudimos cargar este pedido.</Alert>;
  return <Spinner label="Cargando pedido…" />;
};

const Slip = ({ order, items, lots }: OrderResponse & { lots: ReturnType<typeof lotsOnSlip> }) => (
  <Stack gap={6}>
    <Row css={{ justifyContent: 'space-between' }}>
      <div>
        <Heading level={1} look="section">
          Hoja de empaque {order.number}
        </Heading>
        <Text size="sm">{formatLongDate(order.createdAt)}</Text>
      </div>
      <LogoMark size={56} />
    </Row>
    <section>
      <Heading level={2} look="small">
        Enviar a
      </Heading>
      <Text>{order.gift?.recipient ?? order.customerName ?? 'Sin nombre'}</Text>
      <Text>{fullAddress(order)}</Text>
      {/* Whoever gets a gift reads the sheet: what its buyer wrote to the shop stays on the screen. */}
      <div css={order.gift && onScreen}>
        {order.customerPhone && <Text>Teléfono: {order.customerPhone}</Text>}
        {order.notes && <Text>Notas: {order.notes}</Text>}
      </div>
    </section>
    {order.gift && (
      <section css={card}>
        <Heading level={2} look="small">
          Un regalo de {order.customerName}
        </Heading>
        {order.gift.message && <Text css={{ whiteSpace: 'pre-line' }}>{order.gift.message}</Text>}
      </section>
    )}
    <table css={table}>
      <thead>
        <tr>
          <th scope="col">Cantidad</th>
          <th scope="col">Producto</th>
          <th scope="col">Listo</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>{item.quantity}</td>
            <td>
              <strong>{item.elixirName}</strong>
              {item.flowers && item.flowers.length > 0 && <Text size="sm">{item.flowers.join(', ')}</Text>}
            </td>
            <td>
              <span css={box} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {lots.length > 0 && <SlipLots lots={lots} />}
    <Sender />
  </Stack>
);

const Sender = () => {
  const { name, address } = useShop();
  const who = [name, address.city, address.state].filter(Boolean).join(', ');
  return <Text size="sm">Gracias por elegir miel de abejas nativas. {who}.</Text>;
};
