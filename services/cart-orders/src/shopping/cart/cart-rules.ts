import { MAX_LINES, MAX_QUANTITY, NEW_CART_ID } from '@shop/contracts/constants';
import { conflict, notFound } from '@shop/service-kit/errors';
import type { CartChange, CartEmptying, CartItemRow, CartRow, RemovedItem } from './cart.model.ts';

/** `most`: how many can be sold at most. */
export type Pieces = { elixirId: number; quantity: number; most?: number | undefined };

/** @throws AppError 404, the same for another session's cart and for one that does not exist */
export function assertOwn({ _id }: CartRow, cartId: string): void {
  if (_id !== cartId || _id === NEW_CART_ID) throw notFound('No encontramos tu carrito.');
}

/** Ids of the elixirs that the cart would hold. @throws AppError 409 when they are too many */
export function assertRoom({ items }: Pick<CartRow, 'items'>, more: { elixirId: number }[]): number[] {
  const ids = [...new Set([...items, ...more].map(({ elixirId }) => elixirId))];
  if (ids.length > MAX_LINES) throw conflict('Tu carrito ya tiene demasiados productos distintos.');
  return ids;
}

export const onlyLeft = (name: string, left: number): string =>
  left === 1 ? `Sólo queda 1 pieza de ${name}.` : `Sólo quedan ${left} piezas de ${name}.`;

/** How many of these pieces fit into their line. The quantity in the cart stays, even above the limit. */
export function roomFor(items: CartItemRow[], { elixirId, quantity, most = MAX_QUANTITY }: Pieces): number {
  const inCart = items.find((item) => item.elixirId === elixirId)?.quantity ?? 0;
  return Math.min(quantity, Math.max(0, Math.min(most, MAX_QUANTITY) - inCart));
}

/** Raises the quantity of the elixir's line, or adds a line with the next number. */
export async function withPieces(
  items: CartItemRow[],
  { elixirId, quantity }: Pieces,
  nextId: () => Promise<number>,
): Promise<CartItemRow[]> {
  const line = items.find((item) => item.elixirId === elixirId);
  if (line) return withQuantity(items, line.id, line.quantity + quantity);
  const now = new Date();
  return [...items, { id: await nextId(), elixirId, quantity, createdAt: now, updatedAt: now }];
}

export const withQuantity = (items: CartItemRow[], id: number, quantity: number): CartItemRow[] =>
  items.map((item) => (item.id === id ? { ...item, quantity, updatedAt: new Date() } : item));

/** Replaces the elixir of a line. */
export const withElixir = (items: CartItemRow[], id: number, elixirId: number): CartItemRow[] =>
  items.map((item) => (item.id === id ? { ...item, elixirId, updatedAt: new Date() } : item));

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
