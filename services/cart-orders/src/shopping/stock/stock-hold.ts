import type { CheckoutChange } from '@shop/contracts/checkout';
import type { StockMissing } from '@shop/contracts/stock';
import { conflict, type AppError } from '@shop/service-kit/errors';
import type { CatalogClient } from '../catalog/catalog.client.ts';
import { CHANGED } from '../checkout/seen-cart.ts';
import type { Hold } from '../checkout/holds.ts';
import { piecesOf, type HeldLine } from './pieces.ts';

type Named = HeldLine & { name: string };

/** A missing part is reported as the kit: how many kits are left beside the parts that the cart orders alone. */
function lackingLines({ elixirId, name, left }: StockMissing[number], lines: Named[]): StockMissing {
  const alone = lines.find((line) => line.elixirId === elixirId)?.quantity ?? 0;
  const kits = lines.flatMap(({ parts = [], ...line }) => {
    const part = parts.find((one) => one.elixirId === elixirId);
    if (!part) return [];
    const made = Math.floor(Math.max(0, left - alone) / part.count);
    return [{ elixirId: line.elixirId, name: line.name, left: made }];
  });
  return kits.length === 0 || alone > left ? [{ elixirId, name, left }, ...kits] : kits;
}

function refusal(missing: StockMissing, lines: Named[]): AppError {
  const lacking = missing.flatMap((one) => lackingLines(one, lines));
  const fewest = new Map(lacking.toSorted((a, b) => b.left - a.left).map((one) => [one.elixirId, one]));
  const changes = [...fewest.values()].map((one): CheckoutChange => ({ ...one, kind: 'unavailable' }));
  return conflict(CHANGED, { changes });
}

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
    return missing.length > 0 ? refusal(missing, lines) : undefined;
  },
  spend: async ({ checkoutId, items }) =>
    (await catalog.sellStock({ checkoutId, lines: piecesOf(items) })).length === 0,
  giveBack: (checkoutId, paymentId) =>
    catalog.giveBackStock({ checkoutId, ...(paymentId === undefined ? {} : { paymentId }) }),
});
