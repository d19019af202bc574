import { LOW_STOCK } from '@shop/contracts/constants';
import type { Elixir } from '@shop/contracts/elixir';
import { formatNumber } from '@shop/contracts/format-pesos';
import { lackWords } from '@shop/contracts/kit-words';
import { stockForm } from '@shop/contracts/stock';
import { css, Text } from '@shop/ui';
import { tight } from '../list/cells.tsx';
import { counted } from '../list/counted.ts';
import { NumberCell, type NumberField } from './number-cell.tsx';

// One line in its row; the product's window shows the whole text.
const oneLine = css({ [tight]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });

const STOCK: NumberField<number | null> = {
  button: 'Cambiar las existencias',
  label: ({ name }) => `Existencias de ${name}; vacío es sin límite`,
  inputMode: 'numeric',
  valueOf: ({ stock = null }) => stock,
  write: (stock) => (stock === null ? '' : String(stock)),
  read: (text) => stockForm.safeParse(text),
  change: (stock, { stock: stockSeen = null }) => ({ stock, stockSeen }),
  done: (stored) => `${stored.name}: ${stockWords(stored)}`,
  changed: (current) =>
    `Otra persona cambió este producto: ahora dice «${stockWords(current)}». Enter guarda tu cuenta.`,
  failed: 'No se pudieron guardar las existencias. Inténtalo de nuevo.',
};

/** How many can still be sold; a low stock is marked in words. */
function stockWords({ stock, reserved }: Pick<Elixir, 'stock' | 'reserved'>): string {
  if (stock === undefined) return 'Sin límite';
  const held = reserved ? ` · ${counted(reserved, 'apartada', 'apartadas')}` : '';
  if (stock === 0) return `Sin existencias${held}`;
  return `${stock === 1 ? 'Sólo queda' : stock <= LOW_STOCK ? 'Sólo quedan' : 'Quedan'} ${formatNumber(stock)}${held}`;
}

/** The stock in its row; custom elixirs have no count, and a kit's count follows from its products. */
export const StockCell = ({ product }: { product: Elixir }) => {
  const { isCustom, parts, left, stock } = product;
  if (isCustom && stock === undefined) return null;
  const words = (
    <Text as="span" size="xs" tone="soft" css={oneLine}>
      {parts ? `Kit · ${lackWords(parts) ?? stockWords({ stock: left })}` : stockWords(product)}
    </Text>
  );
  if (parts) return words;
  return (
    <NumberCell product={product} field={STOCK}>
      {words}
    </NumberCell>
  );
};
