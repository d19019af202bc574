import type { Cart, CartAdd } from '@shop/contracts/cart';
import { MAX_QUANTITY, NEW_CART_ID } from '@shop/contracts/constants';
import type { InternalElixir } from '@shop/contracts/elixir';
import { conflict, notFound } from '@shop/service-kit/errors';
import type { CartRow } from './cart.model.ts';
import { assertOwn, assertRoom, onlyLeft, roomFor, withPieces, type Pieces } from './cart-rules.ts';
import type { CartDeps } from './cart.ts';
import { viewCart } from './cart.view.ts';

const FULL = `Puedes llevar hasta ${MAX_QUANTITY} piezas de cada elixir.`;

type Known = Map<number, InternalElixir>;
/** `allow` may refuse by throwing; it sees the cart and the catalogue's rows of the elixirs it would hold. */
type Added = { pieces: Pieces[]; allow?: (cart: CartRow, known: Known) => void };

/**
 * Adds an elixir; the cart must be the session's own or 'new'.
 * @throws AppError 404 foreign cart or unknown elixir, 409 not available or too many lines, 503 no catalog
 */
export const addItem = (
  deps: CartDeps,
  sessionId: string,
  { cartId, ...pieces }: Required<CartAdd>,
): Promise<Cart> =>
  putIn(deps, sessionId, {
    pieces: [pieces],
    allow(cart, known) {
      if (cartId !== NEW_CART_ID) assertOwn(cart, cartId);
      assertOnSale(known.get(pieces.elixirId), sessionId);
    },
  });

/** @throws AppError 404 unknown elixir, 409 not available */
function assertOnSale(elixir: InternalElixir | undefined, sessionId: string): void {
  // Another shopper's own elixir looks the same as one that does not exist (H5).
  if (!elixir || (elixir.sessionId ?? sessionId) !== sessionId) throw notFound('No encontramos ese elixir.');
  if (!elixir.isAvailable) throw conflict(`${elixir.name} ya no está disponible.`);
}

/** Adds pieces; a notice says when not all fit. @throws AppError 409 too many lines, 503 no catalog */
export async function putIn(deps: CartDeps, sessionId: string, { pieces, allow }: Added): Promise<Cart> {
  let known: Known = new Map();
  let isFirst = false;
  let refused: Pieces | undefined;
  const cart = await deps.carts.change(sessionId, async (before) => {
    known = await deps.catalog.elixirs(assertRoom(before, pieces), before._id);
    allow?.(before, known);
    [isFirst, refused] = [before.items.length === 0, undefined];
    let { items } = before;
    for (const { elixirId, quantity } of pieces) {
      const fitting = roomFor(items, { elixirId, quantity, most: known.get(elixirId)?.inStock });
      if (fitting < quantity) refused ??= { elixirId, quantity };
      if (fitting > 0)
        items = await withPieces(items, { elixirId, quantity: fitting }, deps.carts.nextLineId);
    }
    return items === before.items ? undefined : { items };
  });
  if (isFirst && cart.items.length > 0) deps.funnel.count('carts');
  const view = await viewCart(deps, cart, known);
  return refused ? { ...view, notice: noticeOf(refused, known) } : view;
}

/** Why these pieces did not all fit: it names the product if too few are left. */
function noticeOf({ elixirId }: Pieces, known: Known): string {
  const { name = '', inStock = MAX_QUANTITY } = known.get(elixirId) ?? {};
  return inStock < MAX_QUANTITY ? onlyLeft(name, inStock) : FULL;
}
