import type { InvoiceExportQuery } from '@shop/contracts/invoice';
import type { PaymentStatus } from '@shop/contracts/order';
import type { OrderExportQuery } from '@shop/contracts/order-list';
import { exportHint, ROWS_AT_ONCE } from '@shop/service-kit/list-pages/export-hint';
import type { Mongo } from '@shop/service-kit/mongo';
import { narrowIndex, orderFind, sortIndex } from '../order/order-find.ts';
import { CHANGED_INDEX, orderModel, type OrderRow } from '../order/order.model.ts';
import { SEARCH_INDEX, searchFor } from '../order/search-texts.ts';
import { createBestSold } from './best-sold.ts';
import { NOTHING, sum, type ElixirTotals } from './day-totals.ts';
import { endOfDay, startOfDay, type Day } from '@shop/service-kit/days';
import { ARRIVAL_FIELDS, type ArrivingOrder } from './arrivals.ts';
import type { OrderDayStore } from './order-day.store.ts';
import { createOrderDays } from './order-days.ts';
import { ORDER_FIELDS, type ExportedOrder } from './orders-csv.ts';
import { totalsOf } from './sold.ts';

const PAID: PaymentStatus[] = ['approved', 'partially_refunded'];
/** Counting stops here, because a larger exact number helps nobody. */
const MOST_TO_PREPARE = 10_000;

export type ReportStore = ReturnType<typeof createReportStore>;

/** Figures of orders, from their daily totals. */
export function createReportStore(db: Mongo, orderDays: OrderDayStore) {
  const orders = orderModel(db);

  const days = createOrderDays(db, orderDays);

  return {
    days: days.figures,
    /** The best sellers on these days. */
    best: createBestSold(days),

    /** Every order of the administrators' list, or only the named ones, streamed. */
    async *orders(query: OrderExportQuery): AsyncGenerator<ExportedOrder> {
      const { filter: listed, sort } = orderFind(query);
      const filter = query.q ? { ...listed, ...(await searchFor(orders, query.q)) } : listed;
      const narrow = query.q ? SEARCH_INDEX : narrowIndex(query);
      const found = query.ids
        ? orders.find({ _id: { $in: query.ids } }, ORDER_FIELDS)
        : orders
            .find(filter, ORDER_FIELDS)
            .hint(await exportHint(orders, filter, { narrow, order: sortIndex(query) }));
      yield* found.sort(sort).lean<ExportedOrder[]>().cursor(ROWS_AT_ONCE);
    },

    /** Orders whose buyers asked for an invoice on these days, the earliest first. */
    invoices: ({ from, to }: InvoiceExportQuery): AsyncIterable<OrderRow> =>
      orders
        .find({
          'invoice.askedAt': {
            $gte: from ? startOfDay(from) : new Date(0),
            ...(to && { $lt: endOfDay(to) }),
          },
        })
        .sort({ 'invoice.askedAt': 1 })
        .lean<OrderRow[]>()
        .cursor(ROWS_AT_ONCE),

    /** Orders whose money may have moved in this period: every movement changes `updatedAt`. */
    changedIn: (first: Day, last: Day): AsyncIterable<ArrivingOrder> =>
      orders
        .find({ updatedAt: { $gte: first.from }, createdAt: { $lt: last.to } }, ARRIVAL_FIELDS)
        .hint(CHANGED_INDEX)
        .lean<ArrivingOrder[]>()
        .cursor(ROWS_AT_ONCE),

    /** Whether anybody has ever paid. */
    hasPaid: async (): Promise<boolean> => (await orders.exists({ paymentStatus: { $in: PAID } })) !== null,

    /** Paid orders that nobody has sent yet. */
    toPrepare: () =>
      orders.countDocuments(
        { status: { $in: ['pending', 'processing'] }, paymentStatus: { $in: PAID } },
        { limit: MOST_TO_PREPARE },
      ),

    /** All sales of one elixir. */
    async elixir(elixirId: number): Promise<ElixirTotals> {
      let total = NOTHING;
      for await (const row of days.sold(await days.figures(await days.all())))
        total = sum(total, totalsOf(row, elixirId) ?? NOTHING);
      return total;
    },
  };
}
