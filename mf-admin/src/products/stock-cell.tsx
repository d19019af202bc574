import { LOW_STOCK } from '@shop/contracts/constants';
import type { Elixir } from '@shop/contracts/elixir';
import { Text } from '@shop/ui';

/** How many can still be sold, when somebody counts; few are marked by words. */
export const StockWord = ({ product: { stock, reserved } }: { product: Elixir }) =>
  stock !== undefined && (
    <Text as="span" size="sm" tone="soft" css={{ display: 'block' }}>
      {stock === 0 ? 'Sin existencias' : `${stock <= LOW_STOCK ? 'Sólo quedan ' : 'Quedan '}${stock}`}
      {reserved ? ` · ${reserved} apartadas` : ''}
    </Text>
  );
