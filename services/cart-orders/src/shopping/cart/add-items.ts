import type { Cart, CartAdd, CartItem } from '@shop/contracts/cart';
import { MAX_QUANTITY, NEW_CART_ID } from '@shop/contracts/constants';
import type { InternalElixir } from '@shop/contracts/elixir';
import type { Pieces } from './cart-items.ts';
import type { CartRow } from './cart.model.ts';
import { assertOnSale, assertRoom, isOnSale, onlyLeft, ownCart } from './cart-rules.ts';
import type { CartDeps } from './cart.ts';
import { toWire, viewCart } from './cart.view.ts';

const FULL = `Puedes llevar hasta ${MAX_QUANTITY} piezas de cada elixir.`;

/**
 * Adds an elixir; the cart must be the session's own or 'new'.
 * @throws AppError 404 foreign cart or unknown elixir, 409 not available or too many lines, 503 no catalog
 */
export async function addItem(deps: CartDeps, sessionId: string, request: Required<CartAdd>): Promise<Cart> {
  const isNew = request.cartId === NEW_CART_ID;
  // A cart that the client does not know yet has no line that could grow.
  const more = isNew ? undefined : await addToLine(deps, sessionId, request);
  if (more) return more;
  const existing = isNew
    ? await deps.carts.findBySession(sessionId)
    : await ownCart(deps, sessionId, request.cartId);
  const known = await deps.catalog.elixirs(assertRoom(existing, [request]), existing?._id);
  assertOnSale(known.get(request.elixirId), sessionId);
  const cart = existing ?? (await deps.carts.getOrCreate(sessionId));
  return putIn(deps, cart, { pieces: [request], known });
}

/** The usual case, with one call of the database; undefined when there is more to decide. */
async function addToLine(
  deps: CartDeps,
  sessionId: string,
  { cartId, ...pieces }: Required<CartAdd>,
): Promise<Cart | undefined> {
  const known = await deps.catalog.elixirs([pieces.elixirId], cartId);
  const elixir = known.get(pieces.elixirId);
  if (!elixir || !isOnSale(elixir, sessionId)) return undefined;
  const cart = await deps.carts.addToLine({ _id: cartId, sessionId }, { ...pieces, most: elixir.inStock });
  return cart ? viewCart(deps, cart, known) : undefined;
}

type Added = { pieces: Pieces[]; known: Map<number, InternalElixir> };

/** Pieces that may be sold, into a cart with room for them; the answer says when not all came in. */
export async function putIn(deps: CartDeps, cart: CartRow, added: Added): Promise<Cart> {
  const { known } = added;
  const pieces = added.pieces.map((one) => ({ ...one, most: known.get(one.elixirId)?.inStock }));
  const { cart: filled, refused } = await deps.carts.add(cart, ...pieces);
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
