import * as z from 'zod/mini';
import { isoDate } from './common.ts';

/**
 * GET /api/orders/{orderId}/history: who moved the order, oldest first. The first entry has no `from`;
 * an entry with a `note` records something else, or is a note of the staff.
 */
export const orderHistory = z.array(
  z.object({
    at: isoDate,
    who: z.string(),
    from: z.optional(z.string()),
    to: z.string(),
    note: z.optional(z.string()),
  }),
);
export type OrderHistory = z.infer<typeof orderHistory>;
