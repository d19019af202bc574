import * as z from 'zod/mini';
import { isoDate } from './common.ts';

/** GET /api/orders/{orderId}/history: who moved the order, oldest first; the first entry has no `from`, and one with a `note` records something else. */
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
