import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import { GIFT_CARD_SPENT } from '@shop/contracts/payment-reasons';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import type { ManualSale, OutboxEntry } from './order-parts.model.ts';
import type { OrderRow, PaymentState } from './order.model.ts';
import { isPaidAtPickup } from './order-payments.ts';
import { outboxEntry } from './outbox.ts';
import { holdsMoney, isRefused, wasPaid } from './payment.rank.ts';

/** The work that follows from each step of an order. The step's own update writes it into the order's outbox. */
const figuresChanged = () => [outboxEntry('day.changed'), outboxEntry('customer.changed')];

/** @param customIds the buyer's own elixirs in the order, which must not expire */
export const onOrderCreated = (customIds: number[], manual?: ManualSale): OutboxEntry[] => [
  outboxEntry('cart.empty'),
  ...(customIds.length > 0 ? [outboxEntry('elixirs.keep', customIds)] : []),
  // The link to pay it with stands in the mail.
  ...(manual?.payment === 'link' ? [outboxEntry('mail.received')] : []),
  ...figuresChanged(),
];

/** @param isFirst whether nothing was known of the order's payment before, so that its buyer has no mail yet */
export const onPaymentChanged = (order: Changed, state: PaymentState, isFirst: boolean): OutboxEntry[] => [
  ...holdsAfter(order, state),
  ...(isFirst && !SAYS_RECEIVED.has(state.paymentStatus) ? [outboxEntry('mail.received')] : []),
  ...mailAbout(state),
  // Also where none is known: one may be bought at this moment.
  ...(state.paymentStatus === 'refunded' ? [outboxEntry('label.give-back')] : []),
  ...(endsAddition(state) ? additionClosed(order) : []),
  ...giftCardsOf(order),
  ...figuresChanged(),
];

/** The first that is heard of a payment's money may be that a part of it went back, or that it is disputed. */
export const onFirstMoney = (order: Changed, state: PaymentState): OutboxEntry[] => [
  ...holdsAfter(order, state),
  ...overPaid(state),
  outboxEntry('mail.paid'),
  ...mailAbout(state),
  ...giftCardsOf(order),
  outboxEntry('webhook.paid'),
  ...figuresChanged(),
];

/** Cards that it sold are made, or blocked. */
const giftCardsOf = ({ items = [] }: Changed): OutboxEntry[] =>
  items.some(({ giftCard }) => giftCard) ? [outboxEntry('gift-cards.follow')] : [];

/** One mail says that the order is here and what became of its payment. */
const SAYS_RECEIVED = new Set<PaymentStatus>(['pending', 'rejected', 'cancelled']);

/** Money that came in after its order was cancelled. */
export const onPaidLate = ({ holds }: Changed, state: PaymentState): OutboxEntry[] => [
  ...(holds ? [outboxEntry('holds.give-back', state.paymentIntentId)] : []),
  ...overPaid(state),
];

const overPaid = ({ payments = [] }: PaymentState): OutboxEntry[] =>
  payments.some(({ overCents }) => overCents) ? [outboxEntry('over.give-back')] : [];

/**
 * What is paid is gone for good, once: a refund or a dispute spends nothing more. What a payment holds that can no
 * longer come in is free again.
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
  // The mail about the payment that goes back says it.
  if (paymentStatusDetail === GIFT_CARD_SPENT) return [];
  if (isRefused(paymentStatus)) return [outboxEntry('mail.unpaid')];
  const isRefund = paymentStatus === 'refunded' || paymentStatus === 'partially_refunded';
  // Also where no invoice is known: one may be asked for at this moment.
  return isRefund ? [outboxEntry('mail.refunded', refundedCents), outboxEntry('invoice.update')] : [];
}

type Changed = Pick<
  OrderRow,
  'status' | 'paymentStatus' | 'paymentIntentId' | 'voucher' | 'holds' | 'paidLate' | 'unspent' | 'addition'
> &
  Partial<Pick<OrderRow, 'items' | 'delivery'>>;

/** Whether a cancelled order that is set back takes with it what was not spent when it was paid. */
export const spendsWhenSetBack = ({ status, paymentStatus, holds, paidLate, unspent = paidLate }: Changed) =>
  Boolean(holds && unspent) && status === 'cancelled' && holdsMoney(paymentStatus);

/** What leaves, or will not, takes nothing more with it. */
export const closesAddition = (to: OrderStatus): boolean => to === 'completed' || to === 'cancelled';

/** Nor does what was given back. */
export const endsAddition = ({ paymentStatus }: Pick<PaymentState, 'paymentStatus'>): boolean =>
  paymentStatus === 'refunded' || paymentStatus === 'charged_back';

const additionClosed = ({ addition }: Changed): OutboxEntry[] =>
  addition ? [outboxEntry('addition.close', addition.checkoutId)] : [];

/** An order is completed when it is on its way, and only a paid one is sent. */
export function onStatusChanged(to: OrderStatus, order: Changed): OutboxEntry[] {
  const { paymentStatus, paymentIntentId } = order;
  // What was paid for is given back by no one but an administrator, who knows whether the parcel has left.
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

/** How a parcel is followed is told to whoever was told that it left. */
export const onTrackingGiven = ({ status, paymentStatus }: Changed): OutboxEntry[] =>
  status === 'completed' && holdsMoney(paymentStatus) ? [outboxEntry('mail.shipped')] : [];

/**
 * The mails that could not be written before there was an address. The address may make the order another customer's:
 * `email` is the one that it had.
 */
export const onAddressChanged = (needsAddress: boolean, email: string | undefined): OutboxEntry[] => [
  ...(needsAddress ? [outboxEntry('mail.addressed')] : []),
  outboxEntry('customer.changed', email),
];
