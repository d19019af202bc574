import { badRequest } from '@shop/service-kit/errors';
import { orderCycleOf } from '../cart/cart.model.ts';
import type { CheckoutRow } from '../checkout/checkout.model.ts';
import type { Hold } from '../checkout/holds.ts';
import { buyerKey } from './buyer-key.ts';
import type { DiscountStore } from './discount.store.ts';

/**
 * A use of a code as something scarce: held while somebody may be paying, spent once it is paid. A payment that comes
 * after the hold ended keeps its order and its price, so a code may have one use more than its limit.
 */
export const discountHold = (discounts: Pick<DiscountStore, 'take' | 'spend' | 'giveBack'>): Hold => ({
  name: 'discount',
  isNeeded: ({ discountCode }) => Boolean(discountCode),
  async take(checkout, term) {
    if (!checkout.discount) return undefined;
    const problem = await discounts.take(checkout.discount.code, { ...useOf(checkout), ...term });
    return problem ? badRequest(problem, { discount: problem }) : undefined;
  },
  async spend({ checkoutId }) {
    await discounts.spend(checkoutId);
    return true;
  },
  giveBack: discounts.giveBack,
});

/** An order by hand may have no e-mail: then nobody knows whose use it is. */
function useOf({ _id, cartId, cartRound, shipping }: CheckoutRow) {
  const buyer = shipping?.email && buyerKey(shipping.email);
  return { checkoutId: _id, cart: orderCycleOf({ _id: cartId, round: cartRound }), ...(buyer && { buyer }) };
}
