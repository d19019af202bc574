import * as z from 'zod/mini';

/** Paid orders and what they brought (decimal pesos) in a span of time; cancelled ones are no sales. */
const figures = z.object({ orders: z.int(), sales: z.number() });
export type Figures = z.infer<typeof figures>;

/** A day of the shop's zone as '2026-11-21'. */
const day = z.object({ day: z.string(), orders: z.int(), sales: z.number() });
export type DayFigures = z.infer<typeof day>;

/** GET /api/admin/reports/summary: the last 30 days, oldest first, and what waits to be prepared. */
export const orderSummary = z.object({
  today: figures,
  week: figures,
  month: figures,
  toPrepare: z.int(),
  days: z.array(day),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** GET /api/admin/reports/elixirs/{id}: what was sold of one elixir, in units and decimal pesos. */
export const elixirSales = z.object({ orders: z.int(), units: z.int(), sales: z.number() });
export type ElixirSales = z.infer<typeof elixirSales>;

/** GET /api/admin/reports/readiness: what the shop was started with; false where a stand-in does the work. */
export const shopReadiness = z.object({
  livePayments: z.boolean(),
  sendsMail: z.boolean(),
  hasOwnerEmail: z.boolean(),
});
export type ShopReadiness = z.infer<typeof shopReadiness>;
