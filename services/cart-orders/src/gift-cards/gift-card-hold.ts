import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';
import { badRequest, type AppError } from '@shop/service-kit/errors';
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

/** What a hold refused: the gift card's part, or something that is sold out. */
export const lackOf = ({ body }: AppError): Extract<PaymentExceptionKind, 'gift_card_spent' | 'sold_out'> =>
  (body.errors as { giftCard?: string } | undefined)?.giftCard ? 'gift_card_spent' : 'sold_out';
