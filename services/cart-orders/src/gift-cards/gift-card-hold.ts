import { badRequest } from '@shop/service-kit/errors';
import { generationOf } from '../shopping/cart/cart.model.ts';
import type { Hold } from '../shopping/checkout/holds.ts';
import type { GiftCardStore } from './gift-card.store.ts';

/**
 * What a gift card pays of a checkout, as something scarce: held while somebody may be paying the rest. It is taken off
 * the card where the payments of an order are decided (payments/settle), so that nothing is left to spend afterwards.
 */
export const giftCardHold = (cards: Pick<GiftCardStore, 'hold' | 'giveBack'>): Hold => ({
  name: 'giftCard',
  isNeeded: ({ giftCard }) => Boolean(giftCard),
  async take({ _id: checkoutId, cartId, cartRound, giftCard }, term) {
    if (!giftCard) return undefined;
    const { id, cents } = giftCard;
    const cart = generationOf({ _id: cartId, round: cartRound });
    const problem = await cards.hold(id, { checkoutId, cart, cents, ...term });
    return problem ? badRequest(problem, { giftCard: problem }) : undefined;
  },
  spend: async () => true,
  giveBack: cards.giveBack,
});
