import { GIFT_CARD_PROVIDER } from '@shop/contracts/gift-card';
import { asTyped, paidBy } from '../../gift-cards/gift-card.ts';
import type { GiftCardStore } from '../../gift-cards/gift-card.store.ts';
import { pageOf, type CheckoutRow } from '../../shopping/checkout/checkout.model.ts';

export type PlaceGiftDeps = { giftCards: Pick<GiftCardStore, 'find' | 'pay'> };

/**
 * Whoever comes from the page of a checkout that a gift card pays whole has chosen to pay it: its amount is taken off the
 * card, and is settled as any payment. False when that checkout is over, so much is no longer on the card, or it has
 * another code since.
 */
export async function placeGiftCard({ giftCards }: PlaceGiftDeps, checkout: CheckoutRow): Promise<boolean> {
  const { _id: checkoutId, giftCard, status } = checkout;
  if (!giftCard || pageOf(checkout)?.provider !== GIFT_CARD_PROVIDER) return true;
  if (status === 'superseded') return false;
  const card = await giftCards.find(giftCard.id);
  if (!card || !(asTyped(card, giftCard) ?? paidBy(card, checkoutId))) return false;
  return (await giftCards.pay(giftCard.id, { checkoutId, cents: giftCard.cents })) === undefined;
}
