import { isByMail } from '@shop/contracts/sold-gift-cards';
import type { OrderRow } from '../orders/order/order.model.ts';
import type { OrderStore } from '../orders/order/order.store.ts';
import { isRefundable } from '../orders/order/payment.rank.ts';
import type { CheckoutStore } from '../shopping/checkout/checkout.store.ts';
import { soldId } from './gift-card.ts';
import type { GiftCardStore } from './gift-card.store.ts';

export type FollowDeps = {
  giftCards: Pick<GiftCardStore, 'create' | 'ofSale' | 'takeBack' | 'update'>;
  checkouts: Pick<CheckoutStore, 'find' | 'forgetGifts'>;
  orders: Pick<OrderStore, 'find' | 'setStatus'>;
};
const BY = 'sistema';

/** Who bought it has paid, and nobody wants the money back. */
const isGood = ({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>): boolean =>
  isRefundable(paymentStatus) && status !== 'cancelled';

/**
 * Makes the cards that an order is of, once it is paid, and blocks them once its money has gone back, is disputed, or the
 * order is cancelled. It goes by how the order stands, so that it may be asked for at any time, and any number of times.
 */
export async function followGiftCards(deps: FollowDeps, { _id }: Pick<OrderRow, '_id'>): Promise<void> {
  const order = await deps.orders.find(_id);
  if (!order?.items.some(({ giftCard }) => giftCard)) return;
  if (isGood(order)) await makeCards(deps, order);
  // Its money may have gone back while they were made.
  const now = (await deps.orders.find(_id)) ?? order;
  for (const { id } of now.items) {
    const card = await deps.giftCards.ofSale(soldId(now, id));
    if (!card) continue;
    if (now.refundedCents > 0) await deps.giftCards.takeBack(card.id, { upToCents: now.refundedCents });
    if (!isGood(now) && !card.isBlocked) await deps.giftCards.update(card.id, { isBlocked: true });
  }
  const isOpen = now.status === 'pending' || now.status === 'processing';
  if (isGood(now) && isOpen && isByMail(now)) await deps.orders.setStatus(now, { to: 'completed', who: BY });
}

/** Each once: its order and its line are the press that gives it. */
async function makeCards({ giftCards, checkouts }: FollowDeps, order: OrderRow): Promise<void> {
  const checkout = await checkouts.find(order.checkoutId);
  for (const [at, { id, giftCard, priceCents: amountCents }] of order.items.entries()) {
    const requestId = soldId(order, id);
    if (!giftCard || (await giftCards.ofSale(requestId))) continue;
    const { name, email, message } = checkout?.lines[at]?.giftCard ?? NOBODY;
    const { sendOn } = giftCard;
    // Of somebody who was forgotten meanwhile the owner sends it anew.
    const to = email || order.shipping?.email || '';
    await giftCards.create({ requestId, amountCents, name, email: to, message, sendOn, who: BY });
  }
  // From now on it is known by the card alone.
  await checkouts.forgetGifts(order.checkoutId);
}
const NOBODY = { name: '', email: '', message: '' };
