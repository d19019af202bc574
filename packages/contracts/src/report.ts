import * as z from 'zod/mini';

/** Paid orders and their sales (decimal pesos) in a period; cancelled orders are no sales. */
const figures = z.object({ orders: z.int(), sales: z.number() });
export type Figures = z.infer<typeof figures>;

/** A day of the shop's zone as '2026-11-21'. */
const day = z.object({ day: z.string(), orders: z.int(), sales: z.number() });

/** GET /api/admin/reports/summary: the last 30 days, oldest first, and the orders to prepare. */
export const orderSummary = z.object({
  today: figures,
  week: figures,
  month: figures,
  toPrepare: z.int(),
  days: z.array(day),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** GET /api/admin/reports/elixirs/{id}: sales of one elixir, in units and decimal pesos. */
export const elixirSales = z.object({ orders: z.int(), units: z.int(), sales: z.number() });
export type ElixirSales = z.infer<typeof elixirSales>;

/** GET /api/admin/reports/readiness: how the shop is configured; false where a stand-in does the work. */
export const shopReadiness = z.object({
  livePayments: z.boolean(),
  sendsMail: z.boolean(),
  hasOwnerEmail: z.boolean(),
  /** The label account refused the shop's key. */
  labelKeyRefused: z.optional(z.boolean()),
  /** False where the shop has no account at its payment provider. */
  takesOnline: z.optional(z.boolean()),
  /** There is an order that was paid. */
  hasOrder: z.optional(z.boolean()),
});
export type ShopReadiness = z.infer<typeof shopReadiness>;

export const REPORT_PERIODS = ['day', 'week', 'month'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];
/** The longest period: a little more than three years. */
const MOST_DAYS = 1_100;
const DAY_MS = 86_400_000;

/** First and last day. */
const range = {
  from: z.iso.date('Elige la primera fecha'),
  to: z.iso.date('Elige la última fecha'),
};
type Range = { from: string; to: string };
const inOrder = z.refine<Range>(({ from, to }) => from <= to, {
  error: 'La primera fecha va antes que la última',
  path: ['from'],
});
const notTooLong = z.refine<Range>(
  ({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS,
  {
    error: 'Elige hasta tres años',
    path: ['from'],
  },
);
/** Query of GET /api/admin/reports/sales and of its spreadsheets. */
export const salesReportQuery = z
  .object({ ...range, by: z._default(z.enum(REPORT_PERIODS), 'day') })
  .check(inOrder, notTooLong);
export type SalesReportQuery = z.output<typeof salesReportQuery>;

const salesFigures = z.object({
  ...figures.shape,
  /** The parts of the sales for products and for delivery; absent where delivery brought nothing. */
  products: z.optional(z.number()),
  delivery: z.optional(z.number()),
  averageTicket: z.number(),
  /** Ordered and still to be paid. */
  pendingOrders: z.int(),
  pending: z.number(),
  /** How many reached each step: visits of public pages, carts with a product, checkouts begun, orders paid. */
  visits: z.int(),
  carts: z.int(),
  checkouts: z.int(),
  paid: z.int(),
});
export type SalesFigures = z.infer<typeof salesFigures>;

/** `from` and `to` are its first and last day. */
const salesPeriod = z.extend(salesFigures, { from: z.string(), to: z.string() });
export type SalesPeriod = z.infer<typeof salesPeriod>;

/** `cost` and `margin` cover the pieces whose cost was known when they were sold; absent without such pieces. */
const soldElixir = z.object({
  name: z.string(),
  orders: z.int(),
  units: z.int(),
  sales: z.number(),
  cost: z.optional(z.number()),
  margin: z.optional(z.number()),
});
const soldFlower = z.object({ name: z.string(), orders: z.int(), units: z.int() });
export type SoldElixir = z.infer<typeof soldElixir>;
export type SoldFlower = z.infer<typeof soldFlower>;

/** The most elixirs in a report; its spreadsheet has all of them. */
export const MOST_SOLD = 100;

/** Mails about unfinished purchases: how many were sent, led back by their link, and led to a payment, in pesos. */
const reminders = z.object({ sent: z.int(), back: z.int(), paid: z.int(), sales: z.number() });
export type Reminders = z.infer<typeof reminders>;

/** GET /api/admin/reports/sales: periods oldest first, best sellers first. Custom blends are one entry. */
export const salesReport = z.object({
  total: salesFigures,
  periods: z.array(salesPeriod),
  elixirs: z.array(soldElixir),
  flowers: z.array(soldFlower),
  /** Present when any was sent. */
  reminders: z.optional(reminders),
});
export type SalesReport = z.infer<typeof salesReport>;

/** Query of GET /api/admin/reports/arrivals and of its spreadsheet: it covers the whole months of these days. */
export const arrivalsQuery = z.object(range).check(inOrder, notTooLong);
export type ArrivalsQuery = z.output<typeof arrivalsQuery>;

/**
 * Payments received and refunds made, in pesos; the provider's fee and withheld taxes, and the rest for the shop.
 * `direct`: payments to the shop itself, by hand or into its account, less their refunds; these have no fees.
 * `unknown`: the number of payments whose fee the provider has not reported.
 */
const arrivals = z.object({
  payments: z.int(),
  paid: z.number(),
  direct: z.number(),
  refunded: z.number(),
  fee: z.number(),
  tax: z.number(),
  net: z.number(),
  unknown: z.int(),
});
export type Arrivals = z.infer<typeof arrivals>;

/** '2026-11'. */
const monthArrivals = z.extend(arrivals, { month: z.string() });
export type MonthArrivals = z.infer<typeof monthArrivals>;

/** GET /api/admin/reports/arrivals: months oldest first, by the days of payments and refunds. */
export const arrivalsReport = z.object({ total: arrivals, months: z.array(monthArrivals) });
export type ArrivalsReport = z.infer<typeof arrivalsReport>;
