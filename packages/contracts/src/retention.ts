import * as z from 'zod/mini';
import { isoDate } from './common.ts';

/** What the daily round took away, or would take away now. */
const amounts = { customers: z.int(), checkouts: z.int(), mails: z.int() };
export type RetentionAmounts = { customers: number; checkouts: number; mails: number };

/** GET /api/admin/retention: what the next round does by the setting that is stored. */
export const retention = z.object({
  nextAt: isoDate,
  /** What is older than this goes, as of now; null while nothing ever goes by itself. */
  before: z.nullable(isoDate),
  due: z.object(amounts),
  ranAt: z.optional(isoDate),
});
export type Retention = z.infer<typeof retention>;

/** POST /internal/messages/forget: takes away what was written before. */
export const messagesForget = z.object({ before: isoDate });
