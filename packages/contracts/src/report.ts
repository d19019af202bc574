import * as z from 'zod/mini';

/** Orders and paid sales (decimal pesos) of a span of time; cancelled orders are no sales. */
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
