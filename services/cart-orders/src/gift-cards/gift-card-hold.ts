import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';
import { badRequest, type AppError } from '@shop/service-kit/errors';
import { orderCycleOf } from '../shopping/cart/cart.model.ts';
import type { Hold } from '../shopping/checkout/holds.ts';
import type { GiftCardStore } from './gift-card.store.ts';

/**
 * A gift card's part of a checkout, as a hold: kept while somebody may be paying the rest. The amount is taken off the
 * card where an order's payments are decided (payments/settle), so this hold has nothing to spend.
 */
export const giftCardHold = (cards: Pick<GiftCardStore, 'hold' | 'giveBack'>): Hold => ({
  name: 'giftCard',
  isNeeded: ({ giftCard }) => Boolean(giftCard),
  async take({ _id: checkoutId, cartId, cartRound, giftCard }, term) {
    if (!giftCard) return undefined;
    const { id, cents } = giftCard;
    const cart = orderCycleOf({ _id: cartId, round: cartRound });
    const problem = await cards.hold(id, { checkoutId, cart, cents, ...term });
    return problem ? badRequest(problem, { giftCard: problem }) : undefined;
  },
  spend: async () => true,
  giveBack: cards.giveBack,
});

/** What a hold lacked: the gift card's part, or pieces that are sold out. */
export const lackOf = ({ body }: AppError): Extract<PaymentExceptionKind, 'gift_card_spent' | 'sold_out'> =>
  (body.errors as { giftCard?: string } | undefined)?.giftCard ? 'gift_card_spent' : 'sold_out';
