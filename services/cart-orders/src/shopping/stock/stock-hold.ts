import type { CheckoutChange } from '@shop/contracts/checkout';
import type { StockMissing } from '@shop/contracts/stock';
import { conflict, type AppError } from '@shop/service-kit/errors';
import type { Pieces } from '../cart/cart-rules.ts';
import type { CatalogClient } from '../catalog/catalog.client.ts';
import { CHANGED } from '../checkout/seen-cart.ts';
import type { Hold } from '../checkout/holds.ts';

const piecesOf = (lines: Pieces[]): Pieces[] =>
  lines.map(({ elixirId, quantity }) => ({ elixirId, quantity }));

const changesOf = (missing: StockMissing): CheckoutChange[] =>
  missing.map((one) => ({ ...one, kind: 'unavailable' }));

const refusal = (missing: StockMissing): AppError => conflict(CHANGED, { changes: changesOf(missing) });

/** Pieces of counted products, which the catalogue keeps: docs/decisions/0020. */
export const createStockHold = (catalog: CatalogClient): Hold => ({
  name: 'stock',
  isNeeded: (_cart, elixirs) => [...elixirs.values()].some(({ inStock }) => inStock !== undefined),
  async take({ _id: checkoutId, cartId, lines }, { until, paymentId }) {
    const missing = await catalog.takeStock({
      checkoutId,
      cartId,
      lines: piecesOf(lines),
      ...(paymentId === undefined ? {} : { paymentId }),
      ...(until ? { until: until.toISOString() } : {}),
    });
    return missing.length > 0 ? refusal(missing) : undefined;
  },
  spend: async ({ checkoutId, items }) =>
    (await catalog.sellStock({ checkoutId, lines: piecesOf(items) })).length === 0,
  giveBack: (checkoutId, paymentId) =>
    catalog.giveBackStock({ checkoutId, ...(paymentId === undefined ? {} : { paymentId }) }),
});
