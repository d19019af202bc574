import * as z from 'zod/mini';
import { amounts } from './amounts.ts';
import { apiError, randomId } from './common.ts';
import { manualLines } from './manual-order.ts';
import { order } from './order.ts';
import { chosenPieces } from './refund.ts';

/**
 * POST /api/orders/{orderId}/addition: more pieces for a paid order that has not left, paid by a link. A repeated
 * `requestId` is the same addition; `seen` is the total of the preview.
 */
export const orderAdditionRequest = z.strictObject({
  requestId: randomId,
  lines: manualLines,
  seen: z.strictObject({ total: amounts.shape.total }),
});
export type OrderAdditionRequest = z.output<typeof orderAdditionRequest>;

/**
 * POST /api/orders/{orderId}/exchange: replaces pieces of its lines in one step. Only the difference is charged
 * or refunded. `seen.back` is what was paid for the removed pieces, `seen.total` the price of the new ones.
 */
export const orderExchangeRequest = z.extend(orderAdditionRequest, {
  removes: chosenPieces,
  seen: z.strictObject({ total: amounts.shape.total, back: amounts.shape.total }),
});
export type OrderExchangeRequest = z.output<typeof orderExchangeRequest>;

/** 409: the order as it is now. */
export const orderAdditionConflict = z.extend(apiError, { current: z.optional(order) });
