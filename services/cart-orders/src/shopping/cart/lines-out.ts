import { MAX_LINES, MAX_QUANTITY } from '@shop/contracts/constants';
import { withQuantity, type Pieces } from './cart-rules.ts';
import type { CartChange, CartEmptying, CartItemRow, CartRow, RemovedItem } from './cart.model.ts';

/** Takes a line out of the cart, and remembers it so that it can be restored. */
export function takeOut(cart: CartRow, itemId: number): CartChange | undefined {
  const index = cart.items.findIndex(({ id }) => id === itemId);
  const item = cart.items[index];
  return item && { items: cart.items.toSpliced(index, 1), removed: remember(cart, [{ index, item }]) };
}

export const takeAllOut = (cart: CartRow): CartChange => ({
  items: [],
  removed: remember(
    cart,
    cart.items.map((item, index) => ({ index, item })),
  ),
});

/** Restores lines at their former places; a line of the same elixir that was added since is merged. */
export function bringBack({ items, removed = [] }: CartRow, back: RemovedItem[]): CartChange | undefined {
  if (back.length === 0) return undefined;
  const left = removed.filter((one) => !back.includes(one));
  return { items: back.toSorted((a, b) => a.index - b.index).reduce(withLine, items), removed: left };
}

const remember = ({ removed = [] }: CartRow, more: RemovedItem[]): RemovedItem[] =>
  [...removed, ...more].slice(-MAX_LINES);

function withLine(items: CartItemRow[], { index, item }: RemovedItem): CartItemRow[] {
  const same = items.find(({ elixirId }) => elixirId === item.elixirId);
  if (!same) return items.toSpliced(index, 0, item);
  return withQuantity(items, same.id, Math.min(same.quantity + item.quantity, MAX_QUANTITY));
}

/**
 * The lines that stay after an order: lines and pieces that were added after the checkout was frozen.
 */
export function withoutOrdered(items: CartItemRow[], ordered: Pieces[]): CartItemRow[] {
  return items.flatMap((item) => {
    const taken = ordered.find(({ elixirId }) => elixirId === item.elixirId)?.quantity ?? 0;
    if (taken === 0) return [item];
    const quantity = item.quantity - taken;
    return quantity > 0 ? [{ ...item, quantity, updatedAt: new Date() }] : [];
  });
}

/** The quantity of each line before the order, and how much of it is left. */
export const compare = (before: CartItemRow[], after: CartItemRow[]): CartEmptying['lines'] =>
  before.map(({ elixirId, quantity }) => ({
    elixirId,
    before: quantity,
    left: after.find((item) => item.elixirId === elixirId)?.quantity ?? 0,
  }));
