import { MAX_QUANTITY } from '@shop/contracts/constants';
import type { CartEmptying, CartItemRow } from './cart.model.ts';

/** `most`: no more than so many are to be had. */
export type Pieces = { elixirId: number; quantity: number; most?: number | undefined };

/** More of a line that is there, or a new one; a quantity that would pass the limit stops at it. */
export function withPieces(items: CartItemRow[], { id, ...pieces }: Pieces & { id: number }) {
  const { elixirId } = pieces;
  const line = items.find((item) => item.elixirId === elixirId);
  const quantity = (line?.quantity ?? 0) + pieces.quantity - piecesPastLimit(items, pieces);
  if (line) return withQuantity(items, line.id, quantity);
  if (quantity <= 0) return items;
  const now = new Date();
  return [...items, { id, elixirId, quantity, createdAt: now, updatedAt: now }];
}

/** How many of these pieces the line has no room for. */
export function piecesPastLimit(
  items: CartItemRow[],
  { elixirId, quantity, most = MAX_QUANTITY }: Pieces,
): number {
  const line = items.find((item) => item.elixirId === elixirId);
  const past = (line?.quantity ?? 0) + quantity - Math.min(most, MAX_QUANTITY);
  // What is in the cart already stays there.
  return Math.min(quantity, Math.max(0, past));
}

export const withQuantity = (items: CartItemRow[], id: number, quantity: number): CartItemRow[] =>
  items.map((item) => (item.id === id ? { ...item, quantity, updatedAt: new Date() } : item));

/**
 * What stays when an order takes its pieces: lines and pieces that were added after the checkout was frozen.
 */
export function withoutOrdered(items: CartItemRow[], ordered: Pieces[]): CartItemRow[] {
  return items.flatMap((item) => {
    const taken = ordered.find(({ elixirId }) => elixirId === item.elixirId)?.quantity ?? 0;
    if (taken === 0) return [item];
    const quantity = item.quantity - taken;
    return quantity > 0 ? [{ ...item, quantity, updatedAt: new Date() }] : [];
  });
}

/** How many pieces of each line there were, and how many of them are left. */
export const compare = (before: CartItemRow[], after: CartItemRow[]): CartEmptying['lines'] =>
  before.map(({ elixirId, quantity }) => ({
    elixirId,
    before: quantity,
    left: after.find((item) => item.elixirId === elixirId)?.quantity ?? 0,
  }));
