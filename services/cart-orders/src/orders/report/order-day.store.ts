import { randomUUID } from 'node:crypto';
import { isDuplicateKey, unlessTaken, type Mongo } from '@shop/service-kit/mongo';
import { daysAnywhere, FIRST_ZONE, type TimeZone } from '@shop/contracts/time-zone';
import { shopZone, type Day } from '@shop/service-kit/days';
import type { DayTotals } from './day-totals.ts';
import { toColumns, type NamedColumns, type SoldColumns } from './sold.ts';

/** The figures of a day that most readers need. */
export type DayFigures = Omit<DayTotals, 'elixirs' | 'flowers'>;
/** `key` identifies one computation of the figures. */
type Keyed = { key: string };
/** Figures are valid while the day still has this version and time zone. */
type Summed = { version: number; zone?: TimeZone };
type StoredDay = { _id: string; version: number; figures?: DayFigures & Keyed & Summed };
/** The known state of one day in the shop's zone ('2026-11-21'); `version` counts the changes of its orders. */
export type KnownDay = { version: number; figures?: (DayFigures & Keyed) | undefined };
/**
 * Sales of a day or a month ('2026-11'). A row is valid while its `key` equals the key of the day's figures, or for a
 * month the keys of its days.
 */
export type SoldRow = { _id: string } & Keyed & SoldColumns;
export type NamedRow = SoldRow & NamedColumns;
/** The result of summing up a day. */
export type SummedDay = { figures: DayFigures & Keyed; sold: NamedRow };

export type OrderDayStore = ReturnType<typeof createOrderDayStore>;

/**
 * Totals by day, so that figures do not read all orders again. Every step of an order marks its day as changed through
 * the outbox. Only then does the next reader compute that day again. Sales are stored apart, because they may be long.
 */
export function createOrderDayStore(db: Mongo) {
  // Bypasses Mongoose, which checks each value.
  const days = db.collection<StoredDay>('order_days');
  const sold = db.collection<NamedRow>('order_sold');

  async function keepSold({ _id, ...row }: NamedRow): Promise<void> {
    // A concurrent call may be storing it. The next reader recomputes what is missing.
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
    /** Without names, which are half of the data. */
    sold: (ids: string[]) => rowsOf<SoldRow>(ids, { names: 0 }),
    named: (ids: string[]) => rowsOf<NamedRow>(ids),
    /** An order changed; may be repeated. Marks the day in all zones, because the owner may change the zone. */
    changed: (at: Date) =>
      Promise.all(
        daysAnywhere(at).map((_id) => days.updateOne({ _id }, { $inc: { version: 1 } }, { upsert: true })),
      ),
    /** Stores a day's totals, unless an order changed meanwhile: `version` is the version read before. */
    async keep({ day: _id, zone }: Day, version: number, totals: DayTotals): Promise<SummedDay> {
      const { elixirs, flowers, ...few } = totals;
      const figures = { ...few, key: randomUUID() };
      const row = { _id, key: figures.key, ...toColumns({ elixirs, flowers }) };
      try {
        const $set = { figures: { ...figures, version, zone } };
        // Fields of earlier releases.
        const $unset = { few: 1, sold: 1, totals: 1 } as never;
        await days.updateOne({ _id, version }, { $set, $unset }, { upsert: true });
        // Written last: a slower call must not replace the sales of a newer version.
        await keepSold(row);
      } catch (error) {
        // The day has another version already.
        if (!isDuplicateKey(error)) throw error;
      }
      return { figures, sold: row };
    },
  };
}

function toKnown(version: number, figures: StoredDay['figures']): KnownDay {
  // Figures of earlier releases lack delivery.
  if (figures?.deliveryCents === undefined) return { version };
  if (figures.version !== version || (figures.zone ?? FIRST_ZONE) !== shopZone()) return { version };
  const { version: _, zone: _zone, ...still } = figures;
  return { version, figures: still };
}
