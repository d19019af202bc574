import type { Cart } from '@shop/contracts/cart';
import { NEW_CART_ID } from '@shop/contracts/constants';
import { badRequest, notFound } from '@shop/service-kit/errors';
import type { CatalogClient } from '../catalog/catalog.client.ts';
import type { FunnelStore } from '../funnel/funnel.store.ts';
import { amountsOf, quote } from '../pricing/quote.ts';
import { assertRoom, onlyLeft, ownCart } from './cart-rules.ts';
import type { CartStore } from './cart.store.ts';
import { viewCart, type CartDiscounts } from './cart.view.ts';

export type CartDeps = {
  carts: CartStore;
  catalog: Pick<CatalogClient, 'elixirs'>;
  discounts: CartDiscounts;
  funnel: Pick<FunnelStore, 'count'>;
};

const EMPTY: Cart = { cart: { id: NEW_CART_ID }, items: [], total: 0, amounts: amountsOf(quote([])) };

/** The session's cart, or an empty one called 'new'. Total in pesos; what is no longer sold does not count. */
export async function readCart(deps: CartDeps, sessionId: string): Promise<Cart> {
  const cart = await deps.carts.findBySession(sessionId);
  return cart ? viewCart(deps, cart) : EMPTY;
}

type Line = { sessionId: string; itemId: number };

/** No more than there are; the answer says so. @throws AppError 404 when the line is not in the session's cart */
export async function changeQuantity(deps: CartDeps, line: Line, quantity: number): Promise<Cart> {
  const cart = await deps.carts.setQuantity(line.sessionId, line.itemId, quantity);
  if (!cart) throw noLine();
  const view = await viewCart(deps, cart);
  const { name, left } = view.items.find(({ item }) => item.id === line.itemId)?.elixir ?? {};
  if (!name || !left || quantity <= left) return view;
  return { ...(await changeQuantity(deps, line, left)), notice: onlyLeft(name, left) };
}

/** @throws AppError 404 when the line is not in the session's cart */
export async function removeItem(deps: CartDeps, { sessionId, itemId }: Line): Promise<Cart> {
  const cart = await deps.carts.remove(sessionId, itemId);
  if (!cart) throw noLine();
  return viewCart(deps, cart);
}

/** Brings lines back that were taken out; one that is back already stays as it is. @throws AppError 409 too many lines */
export async function restoreItems(deps: CartDeps, sessionId: string, itemIds: number[]): Promise<Cart> {
  const cart = await deps.carts.findBySession(sessionId);
  if (!cart) return EMPTY;
  const wanted = (cart.removed ?? []).map(({ item }) => item).filter(({ id }) => itemIds.includes(id));
  assertRoom(cart, wanted);
  const restored = await deps.carts.restore(sessionId, itemIds);
  // Somebody was faster: the cart of a moment ago would lack what they brought back.
  return restored ? viewCart(deps, restored) : readCart(deps, sessionId);
}

/** @throws AppError 404 for a cart that is not the session's */
export async function clearCart(deps: CartDeps, sessionId: string, cartId: string): Promise<Cart> {
  const cart = await ownCart(deps, sessionId, cartId);
  return viewCart(deps, (await deps.carts.clear(cart._id)) ?? cart);
}

/** Takes the code off the cart again. */
export async function removeDiscount(deps: CartDeps, sessionId: string): Promise<Cart> {
  const cart = await deps.carts.setDiscount(sessionId, null);
  return cart ? viewCart(deps, cart) : EMPTY;
}

/**
 * Puts a code on the cart in place of an earlier one.
 * @throws AppError 400 with the reason when it takes off nothing; the cart then stays as it was
 */
export async function useDiscount(deps: CartDeps, sessionId: string, code: string): Promise<Cart> {
  const cart = await deps.carts.findBySession(sessionId);
  if (!cart || cart.items.length === 0) throw badRequest('Tu carrito está vacío.');
  const view = await viewCart(deps, { ...cart, discountCode: code });
  const problem = view.discount?.problem;
  if (problem) throw badRequest(problem, { code: problem });
  await deps.carts.setDiscount(sessionId, code);
  return view;
}

const noLine = () => notFound('Ese producto ya no está en tu carrito.');
