import { MAX_LINES, NEW_CART_ID } from '@shop/contracts/constants';
import type { InternalElixir } from '@shop/contracts/elixir';
import { conflict, notFound } from '@shop/service-kit/errors';
import type { CartRow } from './cart.model.ts';
import type { CartStore } from './cart.store.ts';

const noCart = () => notFound('No encontramos tu carrito.');

/** @throws AppError 404: another's cart and one that never was look the same */
export async function ownCart(
  { carts }: { carts: Pick<CartStore, 'findOwn'> },
  sessionId: string,
  cartId: string,
): Promise<CartRow> {
  const cart = await carts.findOwn(cartId, sessionId);
  if (!cart) throw noCart();
  return cart;
}

/** @throws AppError 404 when the session's cart is another one, or none yet */
export function assertOwn({ _id }: CartRow, cartId: string): void {
  if (_id !== cartId || _id === NEW_CART_ID) throw noCart();
}

/** The elixirs that the cart would hold. @throws AppError 409 when they are too many */
export function assertRoom({ items }: Pick<CartRow, 'items'>, more: { elixirId: number }[]): number[] {
  const ids = [...new Set([...items, ...more].map(({ elixirId }) => elixirId))];
  if (ids.length > MAX_LINES) throw conflict('Tu carrito ya tiene demasiados productos distintos.');
  return ids;
}

export const onlyLeft = (name: string, left: number): string =>
  left === 1 ? `Sólo queda 1 pieza de ${name}.` : `Sólo quedan ${left} piezas de ${name}.`;

/** @throws AppError 404 unknown elixir, 409 not available */
export function assertOnSale(elixir: InternalElixir | undefined, sessionId: string): void {
  // Another shopper's own elixir is as unknown here as one that never was (H5).
  if (!elixir || (elixir.sessionId ?? sessionId) !== sessionId) throw notFound('No encontramos ese elixir.');
  if (!elixir.isAvailable) throw conflict(`${elixir.name} ya no está disponible.`);
}
