import type { Log } from '@shop/service-kit/log';
import { modelOf } from '@shop/service-kit/model-of';
import type { Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { dayOf } from '@shop/service-kit/days';

/** Visits of public pages, carts that got their first line, and checkouts that can be paid. */
const FUNNEL_STEPS = ['visits', 'carts', 'checkouts'] as const;
type FunnelStep = (typeof FUNNEL_STEPS)[number];
export type FunnelCounts = Record<FunnelStep, number>;
type FunnelDayRow = { _id: string } & Partial<FunnelCounts>;

const schema = new Schema<FunnelDayRow>(
  { _id: String, visits: Number, carts: Number, checkouts: Number },
  { versionKey: false },
);
export const funnelModel = modelOf('FunnelDay', schema, 'funnel_days');

export type FunnelStore = ReturnType<typeof createFunnelStore>;

/** How many visitors got how far, by day of the shop's zone. Only numbers: no visitor can be identified. */
export function createFunnelStore(db: Mongo, log: Log) {
  const days = funnelModel(db);
  const add = (step: FunnelStep, count: number) =>
    days.updateOne({ _id: dayOf(new Date()).day }, { $inc: { [step]: count } }, { upsert: true });
  return {
    add,
    /** Counts one more. No shopper waits for it, and a failed count is lost. */
    count: (step: FunnelStep): void =>
      void add(step, 1).catch((error: Error) => log.warn({ err: error, step }, 'not counted')),
    /** Counts by day, from the first to the last; days without any event may be missing. */
    async between(first: string, last: string): Promise<Map<string, FunnelCounts>> {
      const found = await days.find({ _id: { $gte: first, $lte: last } }).lean();
      return new Map(
        found.map(({ _id, visits = 0, carts = 0, checkouts = 0 }) => [_id, { visits, carts, checkouts }]),
      );
    },
  };
}
