import * as z from 'zod/mini';
import { isoDate } from './common.ts';
import { dayAfter } from './time-zone.ts';

/** How often orders without an invoice of their own go into a global one. */
export const GLOBAL_EVERY = { day: 'Cada día', month: 'Cada mes' } as const;
export const GLOBAL_EVERY_NAMES = ['day', 'month'] as const satisfies readonly (keyof typeof GLOBAL_EVERY)[];
export type GlobalEvery = (typeof GLOBAL_EVERY_NAMES)[number];

/** A month '2026-11' or a day '2026-11-21' of the shop's zone. */
const PERIOD = 'Elige un mes o un día';
/** Refuses February 30, which would be read as another day. */
const isThere = (told: string): boolean => told.length === 7 || dayAfter(dayAfter(told, -1)) === told;
const period = z
  .string(PERIOD)
  .check(
    z.regex(/^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, { error: PERIOD, abort: true }),
    z.refine(isThere, PERIOD),
  );

/** One invoice of all orders of a period that have no other; `total` in pesos. */
const globalInvoice = z.object({
  id: z.string(),
  period: z.string(),
  // Not the enum: one of a later release must still be readable.
  status: z.string(),
  orders: z.int(),
  total: z.number(),
  at: isoDate,
  uuid: z.optional(z.string()),
  /** Why the authority refused it. */
  reason: z.optional(z.string()),
  /** A test invoice without legal value. */
  isTest: z.optional(z.boolean()),
});
export type GlobalInvoice = z.infer<typeof globalInvoice>;

/** GET /api/admin/invoices: the latest global invoices, and what is left to do. */
export const invoicesOverview = z.object({
  hasAccount: z.boolean(),
  every: z.nullable(z.string()),
  globals: z.array(globalInvoice),
  /** Orders whose own invoice was refused, the latest first. */
  refused: z.array(z.object({ orderId: z.string(), number: z.string(), reason: z.string(), at: isoDate })),
  /** The global invoice of the last period that ended, if made now. `unrated` orders lack a tax rate for something. */
  next: z.object({ period: z.string(), orders: z.int(), total: z.number(), unrated: z.int() }),
});
export type InvoicesOverview = z.infer<typeof invoicesOverview>;

/** POST /api/admin/invoices/global: makes or resumes the one of a period that has ended. */
export const globalRequest = z.strictObject({ period });
/** PUT /api/admin/invoices/global: applies from the current period on; null means by hand. */
export const globalSetting = z.strictObject({
  every: z.nullable(z.enum(GLOBAL_EVERY_NAMES, 'Elige de la lista')),
});
