import { ivaWords } from '@shop/contracts/iva';
import { partsWords } from '@shop/contracts/kit-words';
import type { Order, OrderItem } from '@shop/contracts/order';
import { Cell, css, Price, Size, Table, TableRow, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';
import { Thumbnail } from '../list/thumbnail.tsx';
import { NameCell } from '../list/cells.tsx';
import { SoldCard } from './sold-card.tsx';

const product = css({ display: 'flex', alignItems: 'center', gap: theme.space(3) });
const { media, space } = theme;
// On phones a line is a card of two rows without the column names: the product, and beside it pieces, price and sum.
const line = css({
  [media.belowMd]: {
    '&&': { display: 'flex', flexWrap: 'wrap', columnGap: space(1.5), padding: space(3) },
    '&& td': { padding: 0, gap: space(1.5), textAlign: 'left' },
    '&& td::before': { content: 'none' },
    '&& td:nth-of-type(1)': { flex: '1 0 100%', justifyContent: 'flex-start', paddingBottom: space(1) },
    '&& td:nth-of-type(2)::after': { content: '"×"' },
    '&& td:nth-of-type(4)': { marginLeft: 'auto' },
  },
});
const sum = css({
  [media.belowMd]: {
    '&&': { display: 'flex', justifyContent: 'space-between', padding: `0 ${space(3)}` },
    '&&&': { margin: 0, border: '0 !important', boxShadow: 'none', background: 'none' },
  },
});
const COLUMNS = ['Producto', 'Cantidad', 'Precio Unitario', 'Subtotal'];

function underName({ parts, quantity, giftCard, elixirId, orderId }: OrderItem): ReactNode {
  if (giftCard) return <SoldCard orderId={orderId} sendOn={giftCard.sendOn} />;
  return parts ? partsWords(parts, quantity) : elixirId;
}

/** The ordered products, the discount, and the total (AD33). */
export const DetailLines = ({ order, items }: { order: Order; items: OrderItem[] }) => (
  <Table caption="Productos del pedido" columns={COLUMNS}>
    {items.map((item) => (
      <TableRow key={item.id} css={line}>
        <Cell label="Producto">
          <div css={product}>
            {item.imageUrl && <Thumbnail src={item.imageUrl} />}
            <NameCell name={item.elixirName}>{underName(item)}</NameCell>
          </div>
        </Cell>
        <Cell label="Cantidad">
          {item.quantity}
          {item.returned && <Text as="span" size="xs" tone="soft">{` (${item.returned} de vuelta)`}</Text>}
        </Cell>
        <Cell label="Precio Unitario">
          <Price amount={item.price} size="sm" /> <Size of={{ ...item, name: item.elixirName }} />
        </Cell>
        <Cell label="Subtotal">
          <Price amount={item.total} size="sm" />
        </Cell>
      </TableRow>
    ))}
    {order.promotion && (
      <Sum name={order.promotion.name}>
        −<Price amount={order.promotion.amount} size="sm" />
      </Sum>
    )}
    {order.discount && (
      <Sum name={`Descuento ${order.discount.code ?? ''}`}>
        −<Price amount={order.discount.amount} size="sm" />
      </Sum>
    )}
    {order.amounts.shipping > 0 && (
      <Sum name={order.delivery ? `Envío: ${order.delivery.name}` : 'Envío'}>
        <Price amount={order.amounts.shipping} size="sm" />
      </Sum>
    )}
    {order.amounts.tax > 0 && (
      <Sum name="IVA">
        <Price amount={order.amounts.tax} size="sm" />
      </Sum>
    )}
    <Sum name={<strong>{order.ivaIncluded ? 'Total (IVA incluido)' : 'Total'}</strong>}>
      <Price amount={order.amounts.total} />
    </Sum>
    {order.amounts.giftCard !== undefined && (
      <Sum name="Con tarjeta de regalo">
        −<Price amount={order.amounts.giftCard} size="sm" />
      </Sum>
    )}
    {order.amounts.iva && <Note>{ivaWords(order.amounts.iva)}</Note>}
    {order.refundedIva && <Note>{`De lo reembolsado: ${ivaWords(order.refundedIva)}`}</Note>}
  </Table>
);

const Note = ({ children }: { children: string }) => (
  <TableRow css={sum}>
    <Cell colSpan={4}>
      <Text as="span" size="sm">
        {children}
      </Text>
    </Cell>
  </TableRow>
);

const Sum = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <TableRow css={sum}>
    <Cell colSpan={3}>{name}</Cell>
    <Cell>{children}</Cell>
  </TableRow>
);
