import { GIFT_CARD_PROVIDER } from '@shop/contracts/gift-card';
import { asTyped, paidBy } from '../../gift-cards/gift-card.ts';
import type { GiftCardStore } from '../../gift-cards/gift-card.store.ts';
import { pageOf, type CheckoutRow } from '../../shopping/checkout/checkout.model.ts';

export type PlaceGiftDeps = { giftCards: Pick<GiftCardStore, 'find' | 'pay'> };

/**
 * Opening the page of a checkout that a gift card pays in full means choosing to pay: the amount is taken off the card
 * and settled like any payment. False when the checkout is over, the card has too little left, or its code was
 * replaced.
 */
export async function placeGiftCard({ giftCards }: PlaceGiftDeps, checkout: CheckoutRow): Promise<boolean> {
  const { _id: checkoutId, giftCard, status } = checkout;
  if (!giftCard || pageOf(checkout)?.provider !== GIFT_CARD_PROVIDER) return true;
  if (status === 'superseded') return false;
  const card = await giftCards.find(giftCard.id);
  if (!card || !(asTyped(card, giftCard) ?? paidBy(card, checkoutId))) return false;
  return (await giftCards.pay(giftCard.id, { checkoutId, cents: giftCard.cents })) === undefined;
}
