import type { RetentionAmounts } from '@shop/contracts/retention';
import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import { dayOf } from '@shop/service-kit/days';
import { createLeaseQueue } from '@shop/service-kit/lease-queue/lease-queue';
import type { Mongo } from '@shop/service-kit/mongo';
import { mailModel } from '@shop/mail/mail.model';
import { Schema, type Model } from 'mongoose';
import { buyerOf } from '../orders/customer/customer-id.ts';
import { customerModel } from '../orders/customer/customer.model.ts';
import { orderModel, type OrderRow } from '../orders/order/order.model.ts';
import { checkoutModel } from '../shopping/checkout/checkout.model.ts';

/** One row: when what is old is taken away next, so that several workers do it once. */
type RoundRow = { _id: string; attempts: number; nextAt: Date; ranAt?: Date };
export type RetentionStore = ReturnType<typeof createRetentionStore>;

const SHOP = 'shop';
const LEASE_MS = 30 * 60_000;
const AT_NIGHT_MS = 3 * 3_600_000;
const schema = new Schema<RoundRow>(
  { _id: String, attempts: Number, nextAt: { type: Date, required: true }, ranAt: Date },
  { collection: 'retention', versionKey: false },
);
const roundModel = (db: Mongo): Model<RoundRow> =>
  (db.models['Retention'] as Model<RoundRow> | undefined) ?? db.model<RoundRow>('Retention', schema);

/** Three at night in the shop's zone. */
export const nextNight = (now: Date): Date => new Date(dayOf(now).to.getTime() + AT_NIGHT_MS);

/** What is old, and when somebody looks for it. */
export function createRetentionStore(db: Mongo, now: () => number = Date.now) {
  const rounds = roundModel(db);
  const queue = createLeaseQueue<RoundRow>({ model: rounds, due: 'nextAt', now });
  // An open order needs its buyer, however old it is.
  const open = { status: { $in: ['pending' as const, 'processing' as const] } };
  const closed = { status: { $in: ['completed' as const, 'cancelled' as const] } };
  const quiet = (before: Date) => ({ lastOrderAt: { $lt: before } });
  /** Orders by hand need no e-mail, and so have no customer. */
  const unnamed = (before: Date) => ({
    ...closed,
    ...{ createdAt: { $lt: before }, 'shipping.email': '', 'shipping.name': { $ne: FORGOTTEN_NAME } },
  });
  const left = (before: Date) => ({ createdAt: { $lt: before }, shipping: { $exists: true } });
  const sent = (before: Date) => ({ createdAt: { $lt: before }, status: { $ne: 'queued' as const } });

  /** Whose old orders are still to be paid or sent. */
  const stillWaiting = async (before: Date): Promise<string[]> =>
    (
      await orderModel(db)
        .find({ ...open, createdAt: { $lt: before } }, { shipping: 1, payerEmail: 1 })
        .lean<OrderRow[]>()
    ).flatMap((order) => buyerOf(order) ?? []);

  return {
    /** The round that is due, for whoever asks first. */
    async claim(): Promise<RoundRow | null> {
      const first = { attempts: 0, nextAt: nextNight(new Date(now())) };
      await rounds.updateOne({ _id: SHOP }, { $setOnInsert: first }, { upsert: true });
      return queue.claim(LEASE_MS);
    },
    done: (row: RoundRow, nextAt: Date) =>
      rounds.updateOne(
        { _id: SHOP, nextAt: row.nextAt },
        { $set: { nextAt, ranAt: new Date(now()), attempts: 0 } },
      ),
    retry: queue.retry,
    round: () => rounds.findById(SHOP).lean<RoundRow>().exec(),

    /** Who has not bought since, longest first. */
    customers: (before: Date) =>
      customerModel(db).find(quiet(before), { _id: 1 }).sort({ lastOrderAt: 1 }).lean().cursor(),
    unnamedOrders: (before: Date, limit: number) =>
      orderModel(db).find(unnamed(before)).limit(limit).lean<OrderRow[]>().exec(),
    oldCheckouts: async (before: Date): Promise<string[]> =>
      (await checkoutModel(db).find(left(before), { _id: 1 }).lean()).map(({ _id }) => _id),
    removeMails: async (before: Date): Promise<number> =>
      (await mailModel(db).deleteMany(sent(before))).deletedCount,

    /** What a round would take away. */
    async due(before: Date): Promise<RetentionAmounts> {
      const waiting = await stillWaiting(before);
      const [customers, orders, checkouts, mails] = await Promise.all([
        customerModel(db).countDocuments({ ...quiet(before), email: { $nin: waiting } }),
        orderModel(db).countDocuments(unnamed(before)),
        checkoutModel(db).countDocuments({ ...left(before), status: { $ne: 'ordered' } }),
        mailModel(db).countDocuments(sent(before)),
      ]);
      return { customers: customers + orders, checkouts, mails };
    },
  };
}
