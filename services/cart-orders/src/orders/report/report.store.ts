import type { InvoiceExportQuery } from '@shop/contracts/invoice';
import type { OrderExportQuery, PaymentStatus } from '@shop/contracts/order';
import { exportHint } from '@shop/service-kit/list-pages/export-hint';
import type { Mongo } from '@shop/service-kit/mongo';
import { narrowIndex, orderFind, sortIndex } from '../order/order-find.ts';
import { orderModel, type OrderRow } from '../order/order.model.ts';
import { SEARCH_INDEX } from '../order/search-texts.ts';
import {
  addOrder,
  NOTHING,
  noTotals,
  sum,
  type DayTotals,
  type ElixirTotals,
  type Summed,
} from './day-totals.ts';
import { daysBetween, endOfDay, startOfDay, type Day } from '@shop/service-kit/days';
import type { OrderDayRow, OrderDayStore } from './order-day.store.ts';

const PAID: PaymentStatus[] = ['approved', 'partially_refunded'];
const SUMMED = { items: 1, totalCents: 1, refundedCents: 1, status: 1, paymentStatus: 1 };
/** Beyond this the exact number helps nobody, so that counting stops. */
const MOST_TO_PREPARE = 10_000;

export type ReportStore = ReturnType<typeof createReportStore>;

/** Figures of orders, from the totals of their days. */
export function createReportStore(db: Mongo, orderDays: OrderDayStore) {
  const orders = orderModel(db);

  /** The only place that reads orders: those of one day, one after the other. */
  async function sumUp({ day, from, to }: Day, known: OrderDayRow | undefined): Promise<DayTotals> {
    const totals = noTotals();
    const found = orders.find({ createdAt: { $gte: from, $lt: to } }, SUMMED).lean<Summed[]>();
    for await (const order of found.cursor()) addOrder(totals, order);
    await orderDays.keep({ _id: day, version: known?.version ?? 0, totals });
    return totals;
  }

  async function totalsOf(days: Day[], wanted: 'all' | 'few' | number): Promise<DayTotals[]> {
    const known = await orderDays.known(days[0]?.day ?? '', days.at(-1)?.day ?? '', wanted);
    const isKnown = days.every(({ day }) => known.get(day)?.totals);
    const [first, last] = isKnown ? [] : [await orderedAt(1), await orderedAt(-1)];
    const totals: DayTotals[] = [];
    // One after the other: many at once would keep the shop's other calls waiting.
    for (const day of days) {
      const kept = known.get(day.day);
      // Nothing is read or noted of days before the first order or after the last.
      const isEmpty = !first || !last || day.to <= first || day.from > last;
      totals.push(kept?.totals ?? (isEmpty ? noTotals() : await sumUp(day, kept)));
    }
    return totals;
  }

  /** When the first order was made, or with -1 the last. */
  const orderedAt = async (direction: 1 | -1): Promise<Date | undefined> =>
    (await orders.findOne({}, { createdAt: 1 }).sort({ createdAt: direction, _id: direction }).lean())
      ?.createdAt;

  return {
    /** The totals of these days, which follow one another; 'few' without what was sold. */
    days: (days: Day[], wanted: 'all' | 'few' = 'few'): Promise<DayTotals[]> => totalsOf(days, wanted),

    /** Every order of the administrators' list, or those that are named, one after the other. */
    async *orders(query: OrderExportQuery): AsyncGenerator<OrderRow> {
      const { filter, sort } = orderFind(query);
      const narrow = query.q ? SEARCH_INDEX : narrowIndex(query);
      const found = query.ids
        ? orders.find({ _id: { $in: query.ids } })
        : orders.find(filter).hint(await exportHint(orders, filter, { narrow, order: sortIndex(query) }));
      yield* found.sort(sort).lean<OrderRow[]>().cursor();
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
        .cursor(),

    /** Paid orders that nobody has sent yet. */
    toPrepare: () =>
      orders.countDocuments(
        { status: { $in: ['pending', 'processing'] }, paymentStatus: { $in: PAID } },
        { limit: MOST_TO_PREPARE },
      ),

    /** What was sold of one elixir, ever. */
    async elixir(elixirId: number, now = new Date()): Promise<ElixirTotals> {
      const first = await orderedAt(1);
      if (!first) return NOTHING;
      const totals = await totalsOf(daysBetween(first, now), elixirId);
      return totals.map(({ elixirs }) => elixirs?.[elixirId] ?? NOTHING).reduce(sum, NOTHING);
    },
  };
}
