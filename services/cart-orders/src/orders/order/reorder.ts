import type { ReorderResponse } from '@shop/contracts/order';
import { putIn } from '../../shopping/cart/add-items.ts';
import { readCart, type CartDeps } from '../../shopping/cart/cart.ts';
import type { OrderLine } from './order-parts.model.ts';

type Bought = Pick<OrderLine, 'elixirId' | 'elixirName' | 'quantity'>;

/**
 * Puts an order's products into its buyer's cart. Own elixirs are included in any session, because whoever may see the
 * order made them. Products that are no longer sold are listed instead.
 * @throws AppError 409 too many lines, 503 no catalogue
 */
export async function reorder(
  deps: CartDeps,
  sessionId: string,
  { items }: { items: Bought[] },
): Promise<ReorderResponse> {
  const known = await deps.catalog.elixirs(items.map(({ elixirId }) => elixirId));
  const pieces = items.filter(({ elixirId }) => known.get(elixirId)?.isAvailable);
  const unavailable = items.filter((item) => !pieces.includes(item)).map(({ elixirName }) => elixirName);
  if (pieces.length === 0) return { cart: await readCart(deps, sessionId), unavailable };
  return { cart: await putIn(deps, sessionId, { pieces }), unavailable };
}
