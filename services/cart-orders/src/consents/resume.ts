import type { Resumed } from '@shop/contracts/resumed';
import { conflict, notFound } from '@shop/service-kit/errors';
import { reorder } from '../orders/order/reorder.ts';
import type { CartDeps } from '../shopping/cart/cart.ts';
import type { CheckoutRow } from '../shopping/checkout/checkout.model.ts';
import type { CheckoutStore } from '../shopping/checkout/checkout.store.ts';
import type { ConsentRow } from './consent.model.ts';
import type { ConsentStore } from './consent.store.ts';

export type ResumeDeps = CartDeps & {
  checkouts: Pick<CheckoutStore, 'find' | 'orderedOf'>;
  consents: Pick<ConsentStore, 'cameBack'>;
};

const OVER = 'Este enlace ya no sirve. Tu carrito se arma de nuevo desde el menú.';
const PAID = 'Esta compra ya se pagó.';
const OPENS_MS = 30 * 86_400_000;

/** The pieces of the purchase that this browser's cart lacks: none on the device where it was left. */
async function missing({ carts }: CartDeps, sessionId: string, { lines }: CheckoutRow) {
  const { items } = await carts.ofSession(sessionId);
  const held = (id: number) => items.find(({ elixirId }) => elixirId === id)?.quantity ?? 0;
  return lines.flatMap(({ elixirId, name, quantity }) => {
    const more = quantity - held(elixirId);
    return more > 0 ? [{ elixirId, elixirName: name, quantity: more }] : [];
  });
}

/**
 * Puts an unfinished purchase into this browser's cart, with its code and way of delivery, and returns its address.
 * Repeating it adds nothing.
 * @throws AppError 404 once it is old or its shopper was forgotten, 409 once it is paid
 */
export async function resume(deps: ResumeDeps, sessionId: string, row: ConsentRow): Promise<Resumed> {
  const checkout = row.purpose === 'reminder' ? await deps.checkouts.find(row.about) : null;
  if (!checkout?.shipping || Date.now() - checkout.createdAt.getTime() > OPENS_MS) throw notFound(OVER);
  const { shipping, discount, delivery } = checkout;
  // Ordered from its own cart, or from the one that the link filled.
  const ordered = await deps.checkouts.orderedOf(row.back ? [checkout, row.back] : [checkout]);
  if (checkout.status === 'ordered' || ordered.length > 0) throw conflict(PAID);
  await deps.carts.change(sessionId, (cart) => ({
    discountCode: cart.discountCode ?? discount?.code ?? null,
    delivery: cart.delivery ?? { zip: shipping.zip || undefined, wayId: delivery?.id },
  }));
  const { cart, unavailable } = await reorder(deps, sessionId, {
    items: await missing(deps, sessionId, checkout),
  });
  const { _id, round } = await deps.carts.ofSession(sessionId);
  await deps.consents.cameBack(row._id, { cartId: _id, cartRound: round });
  return { cart, unavailable, address: shipping };
}
