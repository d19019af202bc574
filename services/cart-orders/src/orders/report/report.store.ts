import { setImmediate as othersTurn } from 'node:timers/promises';
import type { InvoiceExportQuery } from '@shop/contracts/invoice';
import type { OrderExportQuery, PaymentStatus } from '@shop/contracts/order';
import { exportHint, ROWS_AT_ONCE } from '@shop/service-kit/list-pages/export-hint';
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
    for await (const order of found.cursor(ROWS_AT_ONCE)) addOrder(totals, order);
    await orderDays.keep({ _id: day, version: known?.version ?? 0, totals });
    return totals;
  }

  /** When the first order was made, or with -1 the last. */
  const orderedAt = async (direction: 1 | -1): Promise<Date | undefined> =>
    (await orders.findOne({}, { createdAt: 1 }).sort({ createdAt: direction, _id: direction }).lean())
      ?.createdAt;

  /** Of one day after the other what is kept, or else summed up: many at once would keep the shop's other calls waiting. */
  function createDayReader() {
    let range: Promise<(Date | undefined)[]> | undefined;
    return async (day: Day, kept: OrderDayRow | undefined): Promise<DayTotals> => {
      if (kept?.totals) return kept.totals;
      const [first, last] = await (range ??= Promise.all([orderedAt(1), orderedAt(-1)]));
      // Nothing is read or noted of days before the first order or after the last.
      const isEmpty = !first || !last || day.to <= first || day.from > last;
      return isEmpty ? noTotals() : sumUp(day, kept);
    };
  }

  async function totalsOf(days: Day[], wanted: 'few' | number): Promise<DayTotals[]> {
    const known = await orderDays.known(days[0]?.day ?? '', days.at(-1)?.day ?? '', wanted);
    const read = createDayReader();
    const totals: DayTotals[] = [];
    for (const day of days) totals.push(await read(day, known.get(day.day)));
    return totals;
  }

  return {
    /** The totals of these days, which follow one another, without what was sold. */
    days: (days: Day[]): Promise<DayTotals[]> => totalsOf(days, 'few'),

    /** The same with what was sold, one after the other. Of a year that is long: others get their turn between two days. */
    async *whole(days: Day[]): AsyncGenerator<DayTotals> {
      const read = createDayReader();
      const rows = orderDays.whole(days[0]?.day ?? '', days.at(-1)?.day ?? '');
      try {
        let next = await rows.next();
        for (const day of days) {
          const kept = !next.done && next.value._id === day.day ? next.value : undefined;
          yield await read(day, kept);
          if (kept) next = await rows.next();
          await othersTurn();
        }
      } finally {
        await rows.return(undefined);
      }
    },

    /** Every order of the administrators' list, or those that are named, one after the other. */
    async *orders(query: OrderExportQuery): AsyncGenerator<OrderRow> {
      const { filter, sort } = orderFind(query);
      const narrow = query.q ? SEARCH_INDEX : narrowIndex(query);
      const found = query.ids
        ? orders.find({ _id: { $in: query.ids } })
        : orders.find(filter).hint(await exportHint(orders, filter, { narrow, order: sortIndex(query) }));
      yield* found.sort(sort).lean<OrderRow[]>().cursor(ROWS_AT_ONCE);
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
