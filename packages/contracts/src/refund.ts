import * as z from 'zod/mini';
import { quantity } from './cart.ts';
import { apiError, autoId, isoDate } from './common.ts';
import { pesos } from './pesos.ts';
import { line } from './typed-text.ts';
import { namesOf } from './names-of.ts';

/** requested: promised, and sent to the provider; done: the provider accepted it; failed: it never will. */
export const REFUND_STATUS_LABEL = {
  requested: 'En proceso',
  done: 'Reembolsado',
  failed: 'Rechazado',
} as const;
export const REFUND_STATUSES = namesOf(REFUND_STATUS_LABEL);
export type RefundStatus = keyof typeof REFUND_STATUS_LABEL;

const AMOUNT = 'El importe debe ser un número mayor que cero';
const amount = pesos(AMOUNT, 'El importe es demasiado alto');

/** Pieces of a line of an order. */
const pieces = z.strictObject({ id: autoId, quantity });
export type Pieces = z.infer<typeof pieces>;
const NONE = 'Elige al menos una pieza';
const chosen = <T extends Pieces>(one: z.ZodMiniType<T>) =>
  z.array(one).check(
    z.minLength(1, NONE),
    z.maxLength(200),
    z.refine<T[]>((all) => new Set(all.map(({ id }) => id)).size === all.length, NONE),
  );
/** `restock`: the pieces have come back, and can be sold again. */
const piecesBack = z.extend(pieces, { restock: z.optional(z.boolean()) });
export type PiecesBack = z.infer<typeof piecesBack>;

/**
 * POST /api/orders/{orderId}/refunds and /api/admin/reviews/{id}/refunds: refunds what was paid for pieces or delivery,
 * or this amount for them; without either, the amount, or all that is left. A repeated `requestId` is the same
 * refund. `seen` is what could be refunded when the person decided; 409 when it is not so any more.
 */
export const refundRequest = z.strictObject({
  requestId: z.string().check(z.regex(/^[\w-]{16,64}$/, 'Identificador inválido')),
  amount: z.optional(amount),
  /** The price of the order's delivery, once. */
  part: z.optional(z.literal('delivery')),
  /** Numbers of pieces of these lines of the order. */
  lines: z.optional(chosen(piecesBack)),
  /** Why, for the team. */
  note: z.optional(line(0, 200, 'Máximo 200 caracteres')),
  seen: z.optional(z.strictObject({ left: z.number() })),
});
export type RefundRequest = z.infer<typeof refundRequest>;

/** The refund form. */
export const refundForm = z.object({ amount, note: refundRequest.shape.note });
export type RefundForm = z.output<typeof refundForm>;

export const refund = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.enum(REFUND_STATUSES),
  who: z.string(),
  at: isoDate,
  /** It refunded the delivery. */
  part: z.optional(z.literal('delivery')),
  /** It refunded these pieces. */
  lines: z.optional(z.array(piecesBack)),
  note: z.optional(z.string()),
  /** Why it failed. */
  reason: z.optional(z.string()),
});
export type Refund = z.infer<typeof refund>;

/** Refunds of one payment; money in pesos. `left` can still be refunded: pending refunds are already subtracted. */
export const refundOverview = z.object({
  paid: z.number(),
  refunded: z.number(),
  left: z.number(),
  refunds: z.array(refund),
  /** Of an order: pieces of each line that can be refunded, and how many of them can be restocked. */
  pieces: z.optional(
    z.array(z.object({ id: z.int(), name: z.string(), left: z.int(), restock: z.optional(z.int()) })),
  ),
  /** Of an order: the part of the delivery's price that can be refunded alone. */
  delivery: z.optional(z.number()),
  /** Of an order with a chargeback on its other payment: what can be refunded to its gift card. */
  giftLeft: z.optional(z.number()),
});
export type RefundOverview = z.infer<typeof refundOverview>;
/** What a person can refund, in pesos. */
export const leftToRefund = ({ giftLeft, left }: RefundOverview): number => giftLeft ?? left;

/** Answer of a refund request: 201 when it is done, 202 while the provider has not answered. */
export const refundResponse = z.object({ refund, overview: refundOverview });
export type RefundResponse = z.infer<typeof refundResponse>;

/** 409: what can be refunded now, for a person who saw another amount. */
export const refundConflict = z.extend(apiError, {
  current: z.optional(z.object({ left: z.number() })),
});

/** Numbers of pieces of different lines. */
export const chosenPieces = chosen(pieces);
/** POST /api/orders/{orderId}/refunds/preview: what was paid for these pieces. Nothing is refunded. */
export const refundPreviewRequest = z.strictObject({ lines: chosenPieces });
export const refundPreview = z.object({ amount: z.number() });
