import type { Cart, CartAdd, CartItem } from '@shop/contracts/cart';
import { MAX_LINES, MAX_QUANTITY, NEW_CART_ID } from '@shop/contracts/constants';
import type { InternalElixir } from '@shop/contracts/elixir';
import { badRequest, conflict, notFound } from '@shop/service-kit/errors';
import type { CatalogClient } from '../catalog/catalog.client.ts';
import type { FunnelStore } from '../funnel/funnel.store.ts';
import type { Pieces } from './cart-items.ts';
import type { CartRow } from './cart.model.ts';
import type { CartStore } from './cart.store.ts';
import { toWire, viewCart, type CartDiscounts } from './cart.view.ts';

export type CartDeps = {
  carts: CartStore;
  catalog: CatalogClient;
  discounts: CartDiscounts;
  funnel: Pick<FunnelStore, 'count'>;
};

const FULL = `Puedes llevar hasta ${MAX_QUANTITY} piezas de cada elixir.`;
const NO_CART = 'No encontramos tu carrito.';
const EMPTY: Cart = { cart: { id: NEW_CART_ID }, items: [], total: 0 };

/** The session's cart, or an empty one called 'new'. Total in pesos; what is no longer sold does not count. */
export async function readCart(deps: CartDeps, sessionId: string): Promise<Cart> {
  const cart = await deps.carts.findBySession(sessionId);
  return cart ? viewCart(deps, cart) : EMPTY;
}

/**
 * Adds an elixir; the cart must be the session's own or 'new'.
 * @throws AppError 404 foreign cart or unknown elixir, 409 not available or too many lines, 503 no catalog
 */
export async function addItem(deps: CartDeps, sessionId: string, request: Required<CartAdd>): Promise<Cart> {
  const existing =
    request.cartId === NEW_CART_ID
      ? await deps.carts.findBySession(sessionId)
      : await ownCart(deps, sessionId, request.cartId);
  const known = await deps.catalog.elixirs(assertRoom(existing, [request]), existing?._id);
  assertOnSale(known.get(request.elixirId), sessionId);
  const cart = existing ?? (await deps.carts.getOrCreate(sessionId));
  return putIn(deps, cart, { pieces: [request], known });
}

type Added = { pieces: Pieces[]; known: Map<number, InternalElixir> };

/** Pieces that may be sold, into a cart with room for them; the answer says when not all came in. */
export async function putIn(deps: CartDeps, cart: CartRow, added: Added): Promise<Cart> {
  const { known } = added;
  const pieces = added.pieces.map((one) => ({ ...one, most: known.get(one.elixirId)?.inStock }));
  const { cart: filled, refused } = await deps.carts.add(cart._id, ...pieces);
  countFirst(deps, cart);
  const view = await viewCart(deps, filled ?? cart, known);
  if (refused === 0) return view;
  const scarce = pieces.find(({ most = MAX_QUANTITY }) => most < MAX_QUANTITY);
  return { ...view, notice: scarce ? onlyLeft(known.get(scarce.elixirId)!.name, scarce.most!) : FULL };
}

/** @param before the cart to which something was added */
const countFirst = ({ funnel }: Pick<CartDeps, 'funnel'>, before: CartRow): void => {
  if ((before.items ?? []).length === 0) funnel.count('carts');
};

/** The elixirs that the cart would hold. @throws AppError 409 when they are too many */
export function assertRoom(cart: Pick<CartRow, 'items'> | null, more: { elixirId: number }[]): number[] {
  const ids = [...new Set([...(cart?.items ?? []), ...more].map(({ elixirId }) => elixirId))];
  if (ids.length > MAX_LINES) throw conflict('Tu carrito ya tiene demasiados productos distintos.');
  return ids;
}

/** Adds an elixir that was just made for this session; repeating it changes nothing. */
export async function addOwnElixir(deps: CartDeps, sessionId: string, elixirId: number): Promise<CartItem> {
  const before = await deps.carts.getOrCreate(sessionId);
  const cart = await deps.carts.addOnce(before, elixirId);
  countFirst(deps, before);
  return toWire(
    cart._id,
    cart.items.find((item) => item.elixirId === elixirId)!,
  );
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

/** @throws AppError 404: another's cart and one that never was look the same */
export async function ownCart(
  { carts }: Pick<CartDeps, 'carts'>,
  sessionId: string,
  cartId: string,
): Promise<CartRow> {
  const cart = await carts.findOwn(cartId, sessionId);
  if (!cart) throw notFound(NO_CART);
  return cart;
}

const onlyLeft = (name: string, left: number): string =>
  left === 1 ? `Sólo queda 1 pieza de ${name}.` : `Sólo quedan ${left} piezas de ${name}.`;

const noLine = () => notFound('Ese producto ya no está en tu carrito.');

function assertOnSale(elixir: InternalElixir | undefined, sessionId: string): void {
  // Another shopper's own elixir is as unknown here as one that never was (H5).
  const foreign = elixir?.sessionId !== undefined && elixir.sessionId !== sessionId;
  if (!elixir || foreign) throw notFound('No encontramos ese elixir.');
  if (!elixir.isAvailable) throw conflict(`${elixir.name} ya no está disponible.`);
}
