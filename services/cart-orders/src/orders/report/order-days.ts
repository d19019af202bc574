import { setImmediate as othersTurn } from 'node:timers/promises';
import { daysBetween, dayOf, startOfDay, type Day } from '@shop/service-kit/days';
import { ROWS_AT_ONCE } from '@shop/service-kit/list-pages/export-hint';
import type { Mongo } from '@shop/service-kit/mongo';
import { orderModel } from '../order/order.model.ts';
import { addOrder, noTotals, type Summed } from './day-totals.ts';
import type { KnownDay, NamedRow, OrderDayStore, SoldRow, SummedDay } from './order-day.store.ts';
import { createSold, toColumns } from './sold.ts';

const SUMMED = {
  items: 1,
  costs: 1,
  discount: 1,
  promotion: 1,
  taxCents: 1,
  shippingCents: 1,
  totalCents: 1,
  refundedCents: 1,
  backs: 1,
  returns: 1,
  status: 1,
  paymentStatus: 1,
  delivery: 1,
};
/** Rows that are read together; a month has up to 1 MB. */
const AT_ONCE = 10;

/** A day with its current figures; an empty key means a day without orders, which is not stored. */
export type CurrentDay = { day: Day; version: number; figures: NonNullable<KnownDay['figures']> };
/** The stored sales to read: of a day, or of a whole month by the keys of its days. */
type Part = { _id: string; days: CurrentDay[] };

const isEmpty = ({ figures }: CurrentDay) => figures.key === '';
const keyOf = ({ days }: Part) => days.map(({ figures }) => figures.key).join(' ');
const asDay = (one: CurrentDay): Part => ({ _id: one.day.day, days: [one] });

export type OrderDays = ReturnType<typeof createOrderDays>;

/** The figures of days in the shop's zone. Unknown days are computed and stored. */
export function createOrderDays(db: Mongo, store: OrderDayStore) {
  const orders = orderModel(db);

  /** The only place that reads orders: those of one day, streamed. */
  async function sumUp(day: Day, version: number): Promise<SummedDay> {
    const totals = noTotals();
    const found = orders.find({ createdAt: { $gte: day.from, $lt: day.to } }, SUMMED).lean<Summed[]>();
    for await (const order of found.cursor(ROWS_AT_ONCE)) addOrder(totals, order);
    return store.keep(day, version, totals);
  }

  /** The date of the first order, or with -1 of the last. */
  const orderedAt = async (direction: 1 | -1): Promise<Date | undefined> =>
    (await orders.findOne({}, { createdAt: 1 }).sort({ createdAt: direction, _id: direction }).lean())
      ?.createdAt;

  /** Stored or computed figures, day by day: many days at once would delay the shop's other requests. */
  async function figures(days: Day[]): Promise<CurrentDay[]> {
    const known = await store.known(days[0]?.day ?? '', days.at(-1)?.day ?? '');
    let range: Promise<(Date | undefined)[]> | undefined;
    const current: CurrentDay[] = [];
    for (const day of days) {
      const { version = 0, figures: kept } = known.get(day.day) ?? {};
      const [first, last] = kept ? [] : await (range ??= Promise.all([orderedAt(1), orderedAt(-1)]));
      // Days before the first order or after the last are neither read nor stored.
      const isWithin = first && last && day.to > first && day.from <= last;
      const summed = kept ?? (isWithin ? (await sumUp(day, version)).figures : { ...noTotals(), key: '' });
      current.push({ day, version, figures: summed });
    }
    return current;
  }

  async function* read<Row extends SoldRow>(
    parts: Part[],
    find: (ids: string[]) => Promise<Map<string, Row>>,
    atOnce = AT_ONCE,
  ): AsyncGenerator<Row | NamedRow> {
    for (let at = 0; at < parts.length; at += atOnce) {
      const some = parts.slice(at, at + atOnce);
      const rows = await find(some.map(({ _id }) => _id));
      for (const part of some) {
        const row = rows.get(part._id);
        yield row?.key === keyOf(part) ? row : await sumPart(part);
        // A year has many rows, so other requests get a turn.
        await othersTurn();
      }
    }
  }

  async function sumPart({ _id, days }: Part): Promise<NamedRow> {
    const [{ day, version }] = days as [CurrentDay];
    if (_id === day.day) return (await sumUp(day, version)).sold;
    const sold = createSold();
    const keys: string[] = [];
    for await (const row of read(days.map(asDay), store.named)) {
      sold.add(row);
      keys.push(row.key);
    }
    const month = { _id, key: keys.join(' '), ...toColumns(sold.all()) };
    await store.keepSold(month);
    return month;
  }

  return {
    figures,
    /** Sales on these days: one row for each whole month and each other day, the newest first. */
    sold: (days: CurrentDay[]): AsyncGenerator<SoldRow> => read(partsOf(days), store.sold),
    /** The same with names; reads `atOnce` rows together. */
    named: (days: CurrentDay[], atOnce?: number): AsyncGenerator<NamedRow> =>
      read(partsOf(days), store.named, atOnce),
    /** Every day since the month in which the first order was made. */
    async all(now = new Date()): Promise<Day[]> {
      const first = await orderedAt(1);
      return first ? daysBetween(startOfDay(`${dayOf(first).day.slice(0, 7)}-01`), now) : [];
    },
  };
}

function partsOf(days: CurrentDay[]): Part[] {
  const months = Object.entries(Object.groupBy(days.toReversed(), ({ day }) => day.day.slice(0, 7)));
  return months.flatMap(([_id, ofMonth = []]) => {
    const some = ofMonth.filter((one) => !isEmpty(one));
    if (!isWhole(ofMonth)) return some.map(asDay);
    return some.length > 0 ? [{ _id, days: some }] : [];
  });
}

/** The days cover the month from its first to its last day, the newest first. */
const isWhole = (days: CurrentDay[]): boolean =>
  days.at(-1)!.day.day.endsWith('-01') && dayOf(days[0]!.day.to).day.endsWith('-01');
