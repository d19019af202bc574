import { MAX_LINES, MAX_QUANTITY } from '@shop/contracts/constants';
import { withQuantity } from './cart-items.ts';
import type { CartItemRow, CartRow, RemovedItem } from './cart.model.ts';
import type { Edit } from './edit-cart.ts';

/** A line leaves the cart, and the cart remembers it. */
export const takeOut =
  (itemId: number): Edit =>
  (cart) => {
    const index = cart.items.findIndex(({ id }) => id === itemId);
    const item = cart.items[index];
    return item && { items: cart.items.toSpliced(index, 1), removed: remember(cart, [{ index, item }]) };
  };

export const takeAllOut: Edit = (cart) => ({
  items: [],
  removed: remember(
    cart,
    cart.items.map((item, index) => ({ index, item })),
  ),
});

/** Lines come back to where they stood, with what was added of the same meanwhile. */
export const bringBack =
  (itemIds: number[]): Edit =>
  ({ items, removed = [] }) => {
    const back = removed.filter(({ item }) => itemIds.includes(item.id));
    if (back.length === 0) return undefined;
    const left = removed.filter((one) => !back.includes(one));
    return { items: back.toSorted((a, b) => a.index - b.index).reduce(withLine, items), removed: left };
  };

const remember = ({ removed = [] }: CartRow, more: RemovedItem[]): RemovedItem[] =>
  [...removed, ...more].slice(-MAX_LINES);

function withLine(items: CartItemRow[], { index, item }: RemovedItem): CartItemRow[] {
  const same = items.find(({ elixirId }) => elixirId === item.elixirId);
  if (!same) return items.toSpliced(index, 0, item);
  return withQuantity(items, same.id, Math.min(same.quantity + item.quantity, MAX_QUANTITY));
}
