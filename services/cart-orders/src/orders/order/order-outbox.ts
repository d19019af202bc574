import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import type { OutboxEntry } from './order-parts.model.ts';
import type { PaymentState } from './order.model.ts';
import { outboxEntry } from './outbox.ts';
import { holdsMoney, isRefused } from './payment.rank.ts';

/** The work that follows from each step of an order. The step's own update writes it into the order's outbox. */
const figuresChanged = () => [outboxEntry('day.changed'), outboxEntry('customer.changed')];

/** @param customIds the buyer's own elixirs in the order, which must not expire */
export const onOrderCreated = (customIds: number[]): OutboxEntry[] => [
  outboxEntry('cart.empty'),
  ...(customIds.length > 0 ? [outboxEntry('elixirs.keep', customIds)] : []),
  ...figuresChanged(),
];

/** @param isFirst whether nothing was known of the order's payment before, so that its buyer has no mail yet */
export const onPaymentChanged = (state: PaymentState, isFirst: boolean): OutboxEntry[] => [
  ...(isFirst && !SAYS_RECEIVED.has(state.paymentStatus) ? [outboxEntry('mail.received')] : []),
  ...mailAbout(state),
  ...figuresChanged(),
];

/** One mail says that the order is here and what became of its payment. */
const SAYS_RECEIVED = new Set<PaymentStatus>(['approved', 'pending', 'rejected', 'cancelled']);

function mailAbout({ paymentStatus, refundedCents }: PaymentState): OutboxEntry[] {
  if (paymentStatus === 'approved') return [outboxEntry('mail.paid')];
  if (paymentStatus === 'pending') return [outboxEntry('mail.pay-before')];
  if (isRefused(paymentStatus)) return [outboxEntry('mail.unpaid')];
  const isRefund = paymentStatus === 'refunded' || paymentStatus === 'partially_refunded';
  return isRefund ? [outboxEntry('mail.refunded', refundedCents)] : [];
}

/** An order is completed when it is on its way, and only a paid one is sent. */
export function onStatusChanged(to: OrderStatus, paymentStatus: PaymentStatus): OutboxEntry[] {
  if (to === 'cancelled') return [outboxEntry('mail.cancelled'), ...figuresChanged()];
  const isSent = to === 'completed' && holdsMoney(paymentStatus);
  return isSent ? [outboxEntry('mail.shipped'), ...figuresChanged()] : figuresChanged();
}

/** How a parcel is followed is told to whoever was told that it left. */
export const onTrackingGiven = (paymentStatus: PaymentStatus): OutboxEntry[] =>
  holdsMoney(paymentStatus) ? [outboxEntry('mail.shipped')] : [];

/**
 * The mails that could not be written before there was an address. The address may make the order another customer's:
 * `email` is the one that it had.
 */
export const onAddressChanged = (needsAddress: boolean, email: string | undefined): OutboxEntry[] => [
  ...(needsAddress ? [outboxEntry('mail.addressed')] : []),
  outboxEntry('customer.changed', email),
];
