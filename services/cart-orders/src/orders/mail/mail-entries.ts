import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import type { PaymentState } from '../order/order-payment.ts';
import type { OutboxEntry } from '../order/order.model.ts';
import { outboxEntry } from '../order/outbox.ts';
import { holdsMoney, isRefused } from '../order/payment.rank.ts';

/** The mails that follow from a step of an order; they are written into its outbox by the step's own update. */
export const mailsOfBirth = (): OutboxEntry[] => [outboxEntry('mail.received')];

export function mailsOfPayment({ paymentStatus, refundedCents }: PaymentState): OutboxEntry[] {
  if (paymentStatus === 'approved') return [outboxEntry('mail.paid')];
  if (paymentStatus === 'pending') return [outboxEntry('mail.pay-before')];
  if (isRefused(paymentStatus)) return [outboxEntry('mail.unpaid')];
  const isRefund = paymentStatus === 'refunded' || paymentStatus === 'partially_refunded';
  return isRefund ? [outboxEntry('mail.refunded', refundedCents)] : [];
}

/** The shop knows no carrier: an order is completed when it is on its way, and only a paid one is sent. */
export function mailsOfStatus(to: OrderStatus, paymentStatus: PaymentStatus): OutboxEntry[] {
  if (to === 'cancelled') return [outboxEntry('mail.cancelled')];
  return to === 'completed' && holdsMoney(paymentStatus) ? [outboxEntry('mail.shipped')] : [];
}

/** What could not be sent before there was an address. */
export const mailsOfAddress = (): OutboxEntry[] => [outboxEntry('mail.addressed')];
