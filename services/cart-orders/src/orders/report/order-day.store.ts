import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { Schema, type Model } from 'mongoose';
import type { DayTotals, FlowerTotals } from './day-totals.ts';
import { dayOf } from '@shop/service-kit/days';

/** What is known of the orders of one day of the shop's zone ('2026-11-21'); `version` counts their changes. */
export type OrderDayRow = { _id: string; version: number; totals?: DayTotals | undefined };

const inside = { _id: false, minimize: false };
const elixirTotals = new Schema<DayTotals['elixirs'][string]>(
  { orders: Number, units: Number, salesCents: Number, name: String, isCustom: Boolean },
  inside,
);
const flowerTotals = new Schema<FlowerTotals>({ name: String, orders: Number, units: Number }, inside);
const totals = new Schema<DayTotals>(
  {
    orders: Number,
    salesCents: Number,
    pendingOrders: Number,
    pendingCents: Number,
    paid: Number,
    elixirs: { type: Map, of: elixirTotals },
    flowers: [flowerTotals],
  },
  inside,
);
/** The figures that are the same few of each day. */
const FEW = Object.fromEntries(
  ['orders', 'salesCents', 'pendingOrders', 'pendingCents', 'paid'].map((name) => [`totals.${name}`, 1]),
);
const schema = new Schema<OrderDayRow>(
  { _id: String, version: { type: Number, required: true }, totals },
  { versionKey: false, minimize: false },
);
export const orderDayModel = (db: Mongo): Model<OrderDayRow> =>
  (db.models['OrderDay'] as Model<OrderDayRow> | undefined) ??
  db.model<OrderDayRow>('OrderDay', schema, 'order_days');

export type OrderDayStore = ReturnType<typeof createOrderDayStore>;

/**
 * Totals by day, so that figures do not read all orders again. Every step of an order says in its outbox that its day
 * changed. Only then does the next reader sum that day up anew.
 */
export function createOrderDayStore(db: Mongo) {
  const days = orderDayModel(db);
  return {
    /** @param wanted all that was sold, or that of one elixir; 'few' leaves what was sold in the database */
    async known(
      first: string,
      last: string,
      wanted: 'all' | 'few' | number = 'few',
    ): Promise<Map<string, OrderDayRow>> {
      const ofOne = typeof wanted === 'number' ? { [`totals.elixirs.${wanted}`]: 1 } : {};
      const fields = wanted === 'all' ? {} : { version: 1, ...FEW, ...ofOne };
      const found = await days.find({ _id: { $gte: first, $lte: last } }, fields).lean();
      return new Map(found.map((day) => [day._id, isComplete(day) ? day : { ...day, totals: undefined }]));
    },
    /** An order of that moment is new or has changed. May be repeated. */
    changed: (at: Date) =>
      days.updateOne(
        { _id: dayOf(at).day },
        { $inc: { version: 1 }, $unset: { totals: 1 } },
        { upsert: true },
      ),
    /** Keeps what was summed up, unless an order changed while that was done: `version` is the one read before it. */
    async keep({ _id, version, totals }: OrderDayRow & { totals: DayTotals }): Promise<void> {
      try {
        await days.updateOne({ _id, version }, { $set: { totals } }, { upsert: true });
      } catch (error) {
        // The day has another version by now.
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}

/** An earlier release summed up less. */
const isComplete = ({ totals }: OrderDayRow): boolean => totals?.paid !== undefined;
