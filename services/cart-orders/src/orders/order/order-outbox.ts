import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import { GIFT_CARD_SPENT } from '@shop/contracts/payment-reasons';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import type { ManualSale, OutboxEntry } from './order-parts.model.ts';
import type { OrderRow, PaymentState } from './order.model.ts';
import { isPaidAtPickup } from './order-payments.ts';
import { outboxEntry } from './outbox.ts';
import { holdsMoney, isRefused, wasPaid } from './payment.rank.ts';

/** Follow-up work of each step of an order. The step's own update writes it into the order's outbox. */
const figuresChanged = () => [outboxEntry('day.changed'), outboxEntry('customer.changed')];

/** @param customIds the buyer's own elixirs in the order, which must not expire */
export const onOrderCreated = (customIds: number[], manual?: ManualSale): OutboxEntry[] => [
  outboxEntry('cart.empty'),
  ...(customIds.length > 0 ? [outboxEntry('elixirs.keep', customIds)] : []),
  // The mail has the link to pay with.
  ...(manual?.payment === 'link' ? [outboxEntry('mail.received')] : []),
  ...figuresChanged(),
];

/** @param isFirst whether the order's payment was unknown before, so that its buyer has no mail yet */
export const onPaymentChanged = (order: Changed, state: PaymentState, isFirst: boolean): OutboxEntry[] => [
  ...holdsAfter(order, state),
  ...(isFirst && !SAYS_RECEIVED.has(state.paymentStatus) ? [outboxEntry('mail.received')] : []),
  ...mailAbout(state),
  // Even without a known label: one may be being bought at this moment.
  ...(state.paymentStatus === 'refunded' ? [outboxEntry('label.give-back')] : []),
  ...(endsAddition(state) ? additionClosed(order) : []),
  ...giftCardsOf(order),
  ...figuresChanged(),
];

/** The first news of a payment's money may already be a partial refund or a dispute. */
export const onFirstMoney = (order: Changed, state: PaymentState): OutboxEntry[] => [
  ...holdsAfter(order, state),
  ...overPaid(state),
  outboxEntry('mail.paid'),
  ...mailAbout(state),
  ...giftCardsOf(order),
  outboxEntry('webhook.paid'),
  ...figuresChanged(),
];

/** Creates or blocks the gift cards that the order sold. */
const giftCardsOf = ({ items = [] }: Changed): OutboxEntry[] =>
  items.some(({ giftCard }) => giftCard) ? [outboxEntry('gift-cards.follow')] : [];

/** For these, one mail says that the order is here and what happened to its payment. */
const SAYS_RECEIVED = new Set<PaymentStatus>(['pending', 'rejected', 'cancelled']);

/** Work for money that came in after its order was cancelled. */
export const onPaidLate = ({ holds }: Changed, state: PaymentState): OutboxEntry[] => [
  ...(holds ? [outboxEntry('holds.give-back', state.paymentIntentId)] : []),
  ...overPaid(state),
  // It is no sale, but it was paid.
  outboxEntry('day.changed'),
];

const overPaid = ({ payments = [] }: PaymentState): OutboxEntry[] =>
  payments.some(({ overCents }) => overCents) ? [outboxEntry('over.give-back')] : [];

/**
 * A paid order's pieces are spent for good, once: a refund or a dispute spends nothing more. When its payment can no
 * longer come in, they are freed.
 */
function holdsAfter(order: Changed, state: PaymentState): OutboxEntry[] {
  if (!order.holds || wasPaid(order.paymentStatus)) return [];
  const isPaid = wasPaid(state.paymentStatus);
  if (isPaid && order.status !== 'cancelled') return [outboxEntry('holds.spend')];
  return isPaid || isRefused(state.paymentStatus)
    ? [outboxEntry('holds.give-back', state.paymentIntentId)]
    : [];
}

function mailAbout({ paymentStatus, paymentStatusDetail, refundedCents }: PaymentState): OutboxEntry[] {
  if (paymentStatus === 'pending') return [outboxEntry('mail.pay-before')];
  // The mail about the refund says it.
  if (paymentStatusDetail === GIFT_CARD_SPENT) return [];
  if (isRefused(paymentStatus)) return [outboxEntry('mail.unpaid')];
  const isRefund = paymentStatus === 'refunded' || paymentStatus === 'partially_refunded';
  // Even without a known invoice: one may be asked for at this moment.
  return isRefund ? [outboxEntry('mail.refunded', refundedCents), outboxEntry('invoice.update')] : [];
}

type Changed = Pick<
  OrderRow,
  'status' | 'paymentStatus' | 'paymentIntentId' | 'voucher' | 'holds' | 'paidLate' | 'unspent' | 'addition'
> &
  Partial<Pick<OrderRow, 'items' | 'delivery'>>;

/** Whether restoring a cancelled order spends the pieces that were not spent when it was paid. */
export const spendsWhenSetBack = ({ status, paymentStatus, holds, paidLate, unspent = paidLate }: Changed) =>
  Boolean(holds && unspent) && status === 'cancelled' && holdsMoney(paymentStatus);

/** An order that has left, or never will, takes no additions. */
export const closesAddition = (to: OrderStatus): boolean => to === 'completed' || to === 'cancelled';

/** A refunded or charged-back order takes no additions either. */
export const endsAddition = ({ paymentStatus }: Pick<PaymentState, 'paymentStatus'>): boolean =>
  paymentStatus === 'refunded' || paymentStatus === 'charged_back';

const additionClosed = ({ addition }: Changed): OutboxEntry[] =>
  addition ? [outboxEntry('addition.close', addition.checkoutId)] : [];

/** Completed means that the order is on its way, and only a paid order is sent. */
export function onStatusChanged(to: OrderStatus, order: Changed): OutboxEntry[] {
  const { paymentStatus, paymentIntentId } = order;
  // Only an administrator frees paid pieces, because only they know whether the parcel has left.
  const isFree = order.holds && !wasPaid(paymentStatus);
  if (to === 'cancelled')
    return [
      ...(isFree ? [outboxEntry('holds.give-back', paymentIntentId)] : []),
      ...(wasPaid(paymentStatus) ? [outboxEntry('label.give-back')] : []),
      ...additionClosed(order),
      ...giftCardsOf(order),
      outboxEntry('mail.cancelled'),
      ...figuresChanged(),
    ];
  return [
    ...(closesAddition(to) ? additionClosed(order) : []),
    ...(spendsWhenSetBack(order) ? [outboxEntry('holds.spend')] : []),
    ...giftCardsOf(order),
    ...(to === 'completed' && !isByMail(order) && (holdsMoney(paymentStatus) || isPaidAtPickup(order))
      ? [outboxEntry('mail.shipped'), outboxEntry('webhook.shipped')]
      : []),
    ...figuresChanged(),
  ];
}

export const onDelivered = (): OutboxEntry[] => [outboxEntry('webhook.delivered')];

/** A buyer who was told that the parcel left is also told its number. */
export const onTrackingGiven = ({ status, paymentStatus }: Changed): OutboxEntry[] =>
  status === 'completed' && holdsMoney(paymentStatus) ? [outboxEntry('mail.shipped')] : [];

/**
 * Work after an address change: mails that needed the address, and figures. The order may now belong to another
 * customer: `email` is the earlier customer's.
 */
export const onAddressChanged = (needsAddress: boolean, email: string | undefined): OutboxEntry[] => [
  ...(needsAddress ? [outboxEntry('mail.addressed')] : []),
  outboxEntry('customer.changed', email),
];
