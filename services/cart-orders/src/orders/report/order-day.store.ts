import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { Schema, type Model } from 'mongoose';
import type { DayTotals, ElixirTotals } from './day-totals.ts';
import { dayOf } from '../days.ts';

/** What is known of the orders of one day of the shop's zone ('2026-11-21'); `version` counts their changes. */
export type OrderDayRow = { _id: string; version: number; totals?: DayTotals };

const inside = { _id: false, minimize: false };
const elixirTotals = new Schema<ElixirTotals>({ orders: Number, units: Number, salesCents: Number }, inside);
const totals = new Schema<DayTotals>(
  { orders: Number, salesCents: Number, elixirs: { type: Map, of: elixirTotals } },
  inside,
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
    /** @param elixirId leaves the other elixirs' totals in the database */
    async known(from: string, elixirId?: number): Promise<Map<string, OrderDayRow>> {
      const fields = { version: 1, 'totals.orders': 1, 'totals.salesCents': 1 };
      const wanted = elixirId === undefined ? fields : { ...fields, [`totals.elixirs.${elixirId}`]: 1 };
      const found = await days.find({ _id: { $gte: from } }, wanted).lean();
      return new Map(found.map((day) => [day._id, day]));
    },
    /** An order of that moment is new or has changed. May be repeated. */
    changed: (at: Date) =>
      days.updateOne(
        { _id: dayOf(at).day },
        { $inc: { version: 1 }, $unset: { totals: 1 } },
        { upsert: true },
      ),
    /** Keeps what was summed up, unless an order changed while that was done: `version` is the one read before it. */
    async keep({ _id, version, totals }: Required<OrderDayRow>): Promise<void> {
      try {
        await days.updateOne({ _id, version }, { $set: { totals } }, { upsert: true });
      } catch (error) {
        // The day has another version by now.
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}
