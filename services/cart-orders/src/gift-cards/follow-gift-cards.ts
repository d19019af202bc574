import { isByMail } from '@shop/contracts/sold-gift-cards';
import type { OrderRow } from '../orders/order/order.model.ts';
import type { OrderStore } from '../orders/order/order.store.ts';
import { isRefundable } from '../orders/order/payment.rank.ts';
import type { CheckoutStore } from '../shopping/checkout/checkout.store.ts';
import { soldId } from './gift-card.ts';
import type { GiftCardStore } from './gift-card.store.ts';

export type FollowDeps = {
  giftCards: Pick<GiftCardStore, 'create' | 'ofSale' | 'takeBack' | 'followSale'>;
  checkouts: Pick<CheckoutStore, 'find' | 'forgetGifts'>;
  orders: Pick<OrderStore, 'find' | 'setStatus'>;
};
const BY = 'sistema';

/** The order is paid, and its payment is neither disputed nor refunded. */
const isGood = ({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>): boolean =>
  isRefundable(paymentStatus) && status !== 'cancelled';

/**
 * Makes the gift cards of a paid order, and blocks them while its money has gone back, is disputed, or the order is
 * cancelled. It depends only on the order's current state, so it may run at any time, any number of times.
 */
export async function followGiftCards(deps: FollowDeps, { _id }: Pick<OrderRow, '_id'>): Promise<void> {
  const order = await deps.orders.find(_id);
  if (!order?.items.some(({ giftCard }) => giftCard)) return;
  if (isGood(order)) await makeCards(deps, order);
  // The money may have gone back while the cards were made.
  const now = (await deps.orders.find(_id)) ?? order;
  for (const { id } of now.items) {
    const card = await deps.giftCards.ofSale(soldId(now, id));
    if (!card) continue;
    if (now.refundedCents > 0) await deps.giftCards.takeBack(card.id, { upToCents: now.refundedCents });
    await deps.giftCards.followSale(card.id, isGood(now));
  }
  const isOpen = now.status === 'pending' || now.status === 'processing';
  // A concurrent call may have followed a later state before this one wrote an earlier one.
  const later = await deps.orders.find(_id);
  if (later && isGood(later) !== isGood(now)) return followGiftCards(deps, later);
  if (isGood(now) && isOpen && isByMail(now)) await deps.orders.setStatus(now, { to: 'completed', who: BY });
}

/** Makes each card once: its request id is its order and line. */
async function makeCards({ giftCards, checkouts }: FollowDeps, order: OrderRow): Promise<void> {
  const checkout = await checkouts.find(order.checkoutId);
  for (const [at, { id, giftCard, priceCents: amountCents }] of order.items.entries()) {
    const requestId = soldId(order, id);
    if (!giftCard || (await giftCards.ofSale(requestId))) continue;
    const { name, email, message } = checkout?.lines[at]?.giftCard ?? NOBODY;
    const { sendOn } = giftCard;
    // If the recipient was forgotten meanwhile, the card goes to the buyer, or the owner sends it again.
    const to = email || order.shipping?.email || '';
    await giftCards.create({ requestId, amountCents, name, email: to, message, sendOn, who: BY });
  }
  // Only the card itself stores the recipient after this.
  await checkouts.forgetGifts(order.checkoutId);
}
const NOBODY = { name: '', email: '', message: '' };
