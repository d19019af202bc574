import type { Cart, CartDelivery } from '@shop/contracts/cart';
import { badRequest, conflict, notFound } from '@shop/service-kit/errors';
import type { GiftCardStore } from '../../gift-cards/gift-card.store.ts';
import type { FunnelStore } from '../funnel/funnel.store.ts';
import { assertOwn, assertRoom, onlyLeft, withQuantity } from './cart-rules.ts';
import type { CartStore, Edit } from './cart.store.ts';
import { viewCart, type ViewDeps } from './cart.view.ts';
import { bringBack, takeAllOut, takeOut } from './lines-out.ts';

export type CartDeps = ViewDeps & {
  giftCards: Pick<GiftCardStore, 'find' | 'findCode'>;
  carts: CartStore;
  funnel: Pick<FunnelStore, 'count'>;
};

/** The session's cart, or an empty one called 'new'. Total in pesos, without what is off sale. */
export const readCart = async (deps: CartDeps, sessionId: string): Promise<Cart> =>
  viewCart(deps, await deps.carts.ofSession(sessionId));

export type Line = { sessionId: string; itemId: number };

/** Limits the quantity to the stock, with a notice. @throws AppError 404 when the line is not in the session's cart */
export async function changeQuantity(deps: CartDeps, line: Line, quantity: number): Promise<Cart> {
  let notice: string | undefined;
  const cart = await deps.carts.change(line.sessionId, async ({ _id, items }) => {
    const { elixirId } = items.find(({ id }) => id === line.itemId) ?? refuseLine();
    const { name = '', inStock } = (await deps.catalog.elixirs([elixirId], _id)).get(elixirId) ?? {};
    const isScarce = inStock !== undefined && inStock > 0 && inStock < quantity;
    notice = isScarce ? onlyLeft(name, inStock) : undefined;
    return { items: withQuantity(items, line.itemId, isScarce ? inStock : quantity) };
  });
  return { ...(await viewCart(deps, cart)), ...(notice !== undefined && { notice }) };
}

/** @throws AppError 404 when the line is not in the session's cart */
export const removeItem = (deps: CartDeps, { sessionId, itemId }: Line): Promise<Cart> =>
  changeCart(deps, sessionId, (cart) => takeOut(cart, itemId) ?? refuseLine());

/** Restores removed lines; lines that are back already stay as they are. @throws AppError 409 too many lines */
export const restoreItems = (deps: CartDeps, sessionId: string, itemIds: number[]): Promise<Cart> =>
  changeCart(deps, sessionId, (cart) => {
    const back = (cart.removed ?? []).filter(({ item }) => itemIds.includes(item.id));
    assertRoom(
      cart,
      back.map(({ item }) => item),
    );
    return bringBack(cart, back);
  });

/** @throws AppError 404 for a cart that is not the session's */
export const clearCart = (deps: CartDeps, sessionId: string, cartId: string): Promise<Cart> =>
  changeCart(deps, sessionId, (cart) => {
    assertOwn(cart, cartId);
    return takeAllOut(cart);
  });

/** Takes the code off the cart again. */
export const removeDiscount = (deps: CartDeps, sessionId: string): Promise<Cart> =>
  changeCart(deps, sessionId, ({ discountCode }) => (discountCode ? { discountCode: null } : undefined));

/**
 * Puts a discount code, or the gift card with this code, on the cart in place of an earlier one.
 * @throws AppError 400 with the reason when it takes off nothing; the cart stays as it was
 */
export const useDiscount = (deps: CartDeps, sessionId: string, code: string): Promise<Cart> =>
  changeCart(deps, sessionId, async (cart) => {
    if (cart.items.length === 0) throw badRequest('Tu carrito está vacío.');
    const card = await deps.giftCards.findCode(code);
    const typed = card && { id: card.id, lastFour: card.lastFour };
    const change = typed ? { giftCard: typed } : { discountCode: code };
    const { discount, giftCard } = await viewCart(deps, { ...cart, ...change });
    const problem = (card ? giftCard : discount)?.problem;
    if (problem) throw badRequest(problem, { code: problem });
    return change;
  });

/** Takes the gift card off the cart again. */
export const removeGiftCard = (deps: CartDeps, sessionId: string): Promise<Cart> =>
  changeCart(deps, sessionId, ({ giftCard }) => (giftCard ? { giftCard: null } : undefined));

/**
 * Sets where and how the cart would be sent; absent fields stay, null clears one.
 * @throws AppError 409 when the way does not serve the place
 */
export const changeDelivery = (deps: CartDeps, sessionId: string, change: CartDelivery): Promise<Cart> =>
  changeCart(deps, sessionId, async (cart) => {
    const { zip = cart.delivery?.zip, wayId = cart.delivery?.wayId } = change;
    const delivery = { ...(zip && { zip }), ...(wayId && { wayId }) };
    if (change.wayId) {
      const { delivery: offered } = await viewCart(deps, { ...cart, delivery });
      if (offered && offered.wayId !== wayId) throw conflict(NOT_THERE, { errors: { wayId: NOT_THERE } });
    }
    return { delivery };
  });

export const NOT_THERE = 'Esa forma de entrega no llega ahí. Elige otra.';

const changeCart = async (deps: CartDeps, sessionId: string, edit: Edit): Promise<Cart> =>
  viewCart(deps, await deps.carts.change(sessionId, edit));

/** @throws AppError 404 */
export function refuseLine(): never {
  throw notFound('Ese producto ya no está en tu carrito.');
}
