import { formatLongDate } from '@shop/app-kit/dates';
import { formatPesos } from '@shop/contracts/format-pesos';
import { isFetched } from '@shop/contracts/is-fetched';
import { ivaWords } from '@shop/contracts/iva';
import { partsWords } from '@shop/contracts/kit-words';
import type { Order, OrderResponse } from '@shop/contracts/order';
import { css, Heading, LogoMark, Row, Stack, Text, theme, useShop } from '@shop/ui';
import { DoNotShip } from './do-not-ship.tsx';
import { fullAddress } from './full-address.ts';
import { keptItems } from './kept-items.ts';
import { type lotsOnSlip, SlipLots } from './slip-lots.tsx';

const { color, space } = theme;
/** Shown on screen only, not printed. */
export const onScreen = css({ marginBottom: space(8), '@media print': { display: 'none' } });
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

/** The buyer's address, or the pick-up place with its hours. */
const whereTo = (order: Order): string =>
  isFetched(order) ? `En ${order.delivery?.place} · ${order.delivery?.hours}` : fullAddress(order);

type Props = OrderResponse & { lots: ReturnType<typeof lotsOnSlip>; thanks: string };

/** The sheet of one order. */
export const Slip = ({ order, items, lots, thanks }: Props) => (
  <Stack gap={6}>
    <DoNotShip order={order} />
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
        {isFetched(order) ? 'Lo recoge' : 'Enviar a'}
      </Heading>
      <Text>{order.gift?.recipient ?? order.customerName ?? 'Sin nombre'}</Text>
      <Text>{whereTo(order)}</Text>
      {order.delivery && <Text>Entrega: {order.delivery.name}</Text>}
      {/* The recipient of a gift reads the sheet: the buyer's note to the shop is only on screen. */}
      <div css={order.gift && onScreen}>
        {order.customerPhone && <Text>Teléfono: {order.customerPhone}</Text>}
        {order.notes && <Text css={{ whiteSpace: 'pre-line' }}>Notas: {order.notes}</Text>}
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
        {keptItems(items).map((item) => (
          <tr key={item.id}>
            <td>{item.quantity}</td>
            <td>
              <strong>{item.elixirName}</strong>
              {item.parts && <Text size="sm">{partsWords(item.parts, item.quantity)}</Text>}
              {item.flowers && item.flowers.length > 0 && <Text size="sm">{item.flowers.join(', ')}</Text>}
            </td>
            <td>
              <span css={box} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {/* The recipient of a gift sees no prices. */}
    {order.amounts.iva && !order.gift && (
      <Text size="sm">{`Total ${formatPesos(order.amounts.total)} · ${ivaWords(order.amounts.iva)}`}</Text>
    )}
    {lots.length > 0 && <SlipLots lots={lots} />}
    <Sender thanks={thanks} />
  </Stack>
);

const Sender = ({ thanks }: { thanks: string }) => {
  const { name, address } = useShop();
  const who = [name, address.city, address.state].filter(Boolean).join(', ');
  return (
    <Text size="sm">
      {thanks} {who}.
    </Text>
  );
};
