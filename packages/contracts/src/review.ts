import * as z from 'zod/mini';
import { isoDate, pageQuery, text } from './common.ts';
import { refundOverview } from './refund.ts';

/** Why a payment needs a person. */
export const REVIEW_KINDS = [
  'unknown_reference',
  'amount',
  'currency',
  'collector',
  'other_checkout',
  'superseded_checkout',
  'duplicate_order',
  'refunded_without_order',
  'second_payment',
  'paid_after_cancellation',
  'refund_failed',
  'dispute',
  'chargeback',
  'work_left',
  'notice_left',
] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const reviewStatus = z.enum(['open', 'done']);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** A payment that a person has to look at; money in units of `currency`, which is nearly always MXN. */
export const review = z.object({
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
  /** When it goes back by itself, unless somebody resolves or refunds it before. */
  refundAt: z.optional(isoDate),
  /** What exactly was left undone: a Spanish sentence. */
  detail: z.optional(z.string()),
  refunds: refundOverview,
  status: reviewStatus,
  createdAt: isoDate,
  /** 'sistema' when the payment itself settled the matter, e.g. because all of it went back. */
  resolvedBy: z.optional(z.string()),
  resolvedAt: z.optional(isoDate),
  note: z.optional(z.string()),
});
export type Review = z.infer<typeof review>;
export const reviewList = z.array(review);

/** Query of GET /api/admin/reviews. */
export const reviewListQuery = z.object({ ...pageQuery, status: z.optional(reviewStatus) });
export type ReviewListQuery = z.output<typeof reviewListQuery>;

/** POST /api/admin/reviews/{id}/resolve; also the form. */
export const reviewResolution = z.strictObject({
  note: text(3, 500, 'Escribe qué hiciste (al menos 3 caracteres)'),
});
export type ReviewResolution = z.infer<typeof reviewResolution>;
