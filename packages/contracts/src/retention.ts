import * as z from 'zod/mini';
import { isoDate } from './common.ts';

/** The number of records that the daily run deletes. */
const amounts = { customers: z.int(), checkouts: z.int(), mails: z.int() };
export type RetentionAmounts = { customers: number; checkouts: number; mails: number };

/** GET /api/admin/retention: what the next run deletes by the stored setting. */
export const retention = z.object({
  nextAt: isoDate,
  /** Older data would be deleted if the run were now; null while nothing is deleted by itself. */
  before: z.nullable(isoDate),
  due: z.object(amounts),
  ranAt: z.optional(isoDate),
});
export type Retention = z.infer<typeof retention>;

/** POST /internal/messages/forget: deletes messages written before this moment. */
export const messagesForget = z.object({ before: isoDate });
