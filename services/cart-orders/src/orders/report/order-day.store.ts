import { randomUUID } from 'node:crypto';
import { isDuplicateKey, unlessTaken, type Mongo } from '@shop/service-kit/mongo';
import { daysAnywhere, FIRST_ZONE, type TimeZone } from '@shop/contracts/time-zone';
import { shopZone, type Day } from '@shop/service-kit/days';
import type { DayTotals } from './day-totals.ts';
import { toColumns, type NamedColumns, type SoldColumns } from './sold.ts';

/** What most readers want of a day. */
export type DayFigures = Omit<DayTotals, 'elixirs' | 'flowers'>;
/** `key` names one summing up, and nothing else has it. */
type Keyed = { key: string };
/** What figures are of: they hold as long as the day is still in their version, and begins by the same clocks. */
type Summed = { version: number; zone?: TimeZone };
type StoredDay = { _id: string; version: number; figures?: DayFigures & Keyed & Summed };
/** What is known of one day of the shop's zone ('2026-11-21'); `version` counts the changes of its orders. */
export type KnownDay = { version: number; figures?: (DayFigures & Keyed) | undefined };
/**
 * What was sold on a day, or in a month ('2026-11'). It holds where `key` is that of the day's figures; a month's are the
 * keys of its days.
 */
export type SoldRow = { _id: string } & Keyed & SoldColumns;
export type NamedRow = SoldRow & NamedColumns;
/** What a day was summed up to. */
export type SummedDay = { figures: DayFigures & Keyed; sold: NamedRow };

export type OrderDayStore = ReturnType<typeof createOrderDayStore>;

/**
 * Totals by day, so that figures do not read all orders again. Every step of an order says in its outbox that its day
 * changed. Only then does the next reader sum that day up anew. What was sold stands apart, because it may be long.
 */
export function createOrderDayStore(db: Mongo) {
  // Past Mongoose, which looks at each value for itself.
  const days = db.collection<StoredDay>('order_days');
  const sold = db.collection<NamedRow>('order_sold');

  async function keepSold({ _id, ...row }: NamedRow): Promise<void> {
    // Somebody else may keep it just now. What is missing is summed up again by whoever reads it next.
    await unlessTaken(sold.replaceOne({ _id }, row, { upsert: true }), () => undefined);
  }

  async function rowsOf<Row extends SoldRow>(ids: string[], projection = {}): Promise<Map<string, Row>> {
    const found = sold.find<Row>({ _id: { $in: ids } }, { promoteBuffers: true, projection });
    return new Map((await found.toArray()).map((row) => [row._id, row]));
  }

  return {
    keepSold,
    async known(first: string, last: string): Promise<Map<string, KnownDay>> {
      const found = await days
        .find({ _id: { $gte: first, $lte: last } }, { projection: { version: 1, figures: 1 } })
        .toArray();
      return new Map(found.map(({ _id, version, figures }) => [_id, toKnown(version, figures)]));
    },
    /** Without names, which are half of it. */
    sold: (ids: string[]) => rowsOf<SoldRow>(ids, { names: 0 }),
    named: (ids: string[]) => rowsOf<NamedRow>(ids),
    /** An order of that moment is new or has changed. May be repeated. The owner may move the shop back to another zone. */
    changed: (at: Date) =>
      Promise.all(
        daysAnywhere(at).map((_id) => days.updateOne({ _id }, { $inc: { version: 1 } }, { upsert: true })),
      ),
    /** Keeps what was summed up, unless an order changed while that was done: `version` is the one read before it. */
    async keep({ day: _id, zone }: Day, version: number, totals: DayTotals): Promise<SummedDay> {
      const { elixirs, flowers, ...few } = totals;
      const figures = { ...few, key: randomUUID() };
      const row = { _id, key: figures.key, ...toColumns({ elixirs, flowers }) };
      try {
        const $set = { figures: { ...figures, version, zone } };
        // What earlier releases summed up.
        const $unset = { few: 1, sold: 1, totals: 1 } as never;
        await days.updateOne({ _id, version }, { $set, $unset }, { upsert: true });
        // Only now: who was slower must not take the place of what a newer version sold.
        await keepSold(row);
      } catch (error) {
        // The day has another version by now.
        if (!isDuplicateKey(error)) throw error;
      }
      return { figures, sold: row };
    },
  };
}

function toKnown(version: number, figures: StoredDay['figures']): KnownDay {
  // Those of earlier releases say nothing of delivery.
  if (figures?.deliveryCents === undefined) return { version };
  if (figures.version !== version || (figures.zone ?? FIRST_ZONE) !== shopZone()) return { version };
  const { version: _, zone: _zone, ...still } = figures;
  return { version, figures: still };
}
