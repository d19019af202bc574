import { MAX_LINES, MAX_QUANTITY, NEW_CART_ID } from '@shop/contracts/constants';
import { conflict, notFound } from '@shop/service-kit/errors';
import type { CartItemRow, CartRow } from './cart.model.ts';

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
