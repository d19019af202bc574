import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { Schema, type Model } from 'mongoose';
import type { DayTotals, FlowerTotals } from './day-totals.ts';
import { dayOf } from '@shop/service-kit/days';

type Few = Omit<DayTotals, 'elixirs' | 'flowers'>;
type Sold = Pick<DayTotals, 'elixirs' | 'flowers'>;
/**
 * `few` holds as long as the day is still in its version. What was sold stands beside it: that may be long, and most
 * readers pass it by.
 */
type StoredDay = { _id: string; version: number; few?: Few & { version: number }; sold?: Sold };
/** What is known of the orders of one day of the shop's zone ('2026-11-21'); `version` counts their changes. */
export type OrderDayRow = { _id: string; version: number; totals?: DayTotals | undefined };

/** Each may have 0.2 MB. */
const DAYS_AT_ONCE = { batchSize: 50 };
const inside = { _id: false, minimize: false };
const elixirTotals = new Schema<DayTotals['elixirs'][string]>(
  { orders: Number, units: Number, salesCents: Number, name: String, isCustom: Boolean },
  inside,
);
const flowerTotals = new Schema<FlowerTotals>({ name: String, orders: Number, units: Number }, inside);
const few = new Schema<Few & { version: number }>(
  {
    version: Number,
    orders: Number,
    salesCents: Number,
    pendingOrders: Number,
    pendingCents: Number,
    paid: Number,
  },
  inside,
);
const sold = new Schema<Sold>({ elixirs: { type: Map, of: elixirTotals }, flowers: [flowerTotals] }, inside);
const schema = new Schema<StoredDay>(
  { _id: String, version: { type: Number, required: true }, few, sold },
  { versionKey: false, minimize: false },
);
export const orderDayModel = (db: Mongo): Model<StoredDay> =>
  (db.models['OrderDay'] as Model<StoredDay> | undefined) ??
  db.model<StoredDay>('OrderDay', schema, 'order_days');

export type OrderDayStore = ReturnType<typeof createOrderDayStore>;

/**
 * Totals by day, so that figures do not read all orders again. Every step of an order says in its outbox that its day
 * changed. Only then does the next reader sum that day up anew.
 */
export function createOrderDayStore(db: Mongo) {
  const days = orderDayModel(db);
  const written = db.collection<StoredDay>(days.collection.name);
  return {
    /** @param wanted what was sold of one elixir; 'few' leaves what was sold in the database */
    async known(
      first: string,
      last: string,
      wanted: 'few' | number = 'few',
    ): Promise<Map<string, OrderDayRow>> {
      const more = wanted === 'few' ? {} : { [`sold.elixirs.${wanted}`]: 1 };
      const found = await days
        .find({ _id: { $gte: first, $lte: last } }, { version: 1, few: 1, ...more })
        .lean<StoredDay[]>();
      return new Map(found.map((day) => [day._id, toRow(day)]));
    },
    /** The days with all that was sold, one after the other. */
    async *whole(first: string, last: string): AsyncGenerator<OrderDayRow> {
      const found = days.find({ _id: { $gte: first, $lte: last } }).sort({ _id: 1 });
      for await (const day of found.lean<StoredDay[]>().cursor(DAYS_AT_ONCE)) yield toRow(day);
    },
    /** An order of that moment is new or has changed. May be repeated. */
    changed: (at: Date) => days.updateOne({ _id: dayOf(at).day }, { $inc: { version: 1 } }, { upsert: true }),
    /** Keeps what was summed up, unless an order changed while that was done: `version` is the one read before it. */
    async keep({ _id, version, totals }: OrderDayRow & { totals: DayTotals }): Promise<void> {
      const { elixirs, flowers, ...figures } = totals;
      const $set = { few: { ...figures, version }, sold: { elixirs, flowers } };
      // What an earlier release summed up, in one field.
      const $unset = { totals: 1 as const };
      try {
        // Past Mongoose, which looks at each product for itself: 0.5 s of a day that sold 2,500 of them.
        await written.updateOne({ _id, version }, { $set, $unset }, { upsert: true });
      } catch (error) {
        // The day has another version by now.
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}

/** `totals` where nothing has changed since; 'few' and one elixir are only a part of them. */
function toRow({ _id, version, few, sold }: StoredDay): OrderDayRow {
  if (few?.version !== version) return { _id, version };
  const { version: _, ...figures } = few;
  return { _id, version, totals: { ...figures, ...(sold as Sold) } };
}
