import * as z from 'zod/mini';
import { isoDate, pageQuery } from './common.ts';
import { refundOverview } from './refund.ts';
import { text } from './typed-text.ts';

/** Why a payment needs a person. */
export const PAYMENT_EXCEPTION_KINDS = [
  'unknown_reference',
  // Listed by earlier releases, which took one payment alone.
  'amount',
  'partial_payment',
  'currency',
  'collector',
  'other_checkout',
  'superseded_checkout',
  'sold_out',
  'gift_card_spent',
  'duplicate_order',
  'refunded_without_order',
  'second_payment',
  'paid_after_cancellation',
  'refund_failed',
  'dispute',
  'chargeback',
  'stopped',
  'work_left',
  'notice_left',
] as const;
export type PaymentExceptionKind = (typeof PAYMENT_EXCEPTION_KINDS)[number];

const paymentExceptionStatus = z.enum(['open', 'done']);
export type PaymentExceptionStatus = z.infer<typeof paymentExceptionStatus>;

/** A payment that a person has to look at; money in units of `currency`, which is nearly always MXN. */
export const paymentException = z.object({
  id: z.string(),
  // Not the enum: one of a later release must still be readable.
  kind: z.string(),
  paymentId: z.string(),
  paymentStatus: z.string(),
  amount: z.number(),
  expected: z.optional(z.number()),
  currency: z.string(),
  orderId: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  /** Who bought, or paid when no purchase is known: as far as anybody said it. */
  buyer: z.optional(
    z.object({ name: z.optional(z.string()), email: z.optional(z.string()), phone: z.optional(z.string()) }),
  ),
  /** When it goes back by itself, unless somebody resolves or refunds it before. */
  refundAt: z.optional(isoDate),
  /** What exactly was left undone, or is awaited: a Spanish sentence. */
  detail: z.optional(z.string()),
  /** What is awaited is taken until then. */
  until: z.optional(isoDate),
  refunds: refundOverview,
  status: paymentExceptionStatus,
  createdAt: isoDate,
  /** 'sistema' when the payment itself settled the matter, e.g. because all of it went back. */
  resolvedBy: z.optional(z.string()),
  resolvedAt: z.optional(isoDate),
  note: z.optional(z.string()),
});
export type PaymentException = z.infer<typeof paymentException>;
export const paymentExceptionList = z.array(paymentException);

/** Query of GET /api/admin/reviews. */
export const paymentExceptionListQuery = z.object({
  ...pageQuery,
  status: z.optional(paymentExceptionStatus),
});
export type PaymentExceptionListQuery = z.output<typeof paymentExceptionListQuery>;

/** POST /api/admin/reviews/{id}/resolve; also the form. */
export const paymentExceptionResolution = z.strictObject({
  note: text(3, 500, 'Escribe qué hiciste (al menos 3 caracteres)'),
});
export type PaymentExceptionResolution = z.infer<typeof paymentExceptionResolution>;
