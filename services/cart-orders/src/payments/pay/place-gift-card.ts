import { GIFT_CARD_PROVIDER } from '@shop/contracts/gift-card';
import type { GiftCardStore } from '../../gift-cards/gift-card.store.ts';
import { pageOf, type CheckoutRow } from '../../shopping/checkout/checkout.model.ts';

export type PlaceGiftDeps = { giftCards: Pick<GiftCardStore, 'pay'> };

/**
 * Whoever comes from the page of a checkout that a gift card pays whole has chosen to pay it: its amount is taken off the
 * card, and is settled as any payment. False when that checkout is over, or so much is no longer on the card.
 */
export async function placeGiftCard({ giftCards }: PlaceGiftDeps, checkout: CheckoutRow): Promise<boolean> {
  const { _id: checkoutId, giftCard, status } = checkout;
  if (!giftCard || pageOf(checkout)?.provider !== GIFT_CARD_PROVIDER) return true;
  if (status === 'superseded') return false;
  return (await giftCards.pay(giftCard.id, { checkoutId, cents: giftCard.cents })) === undefined;
}
