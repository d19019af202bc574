import type { RetentionAmounts } from '@shop/contracts/retention';
import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import { MAIL_STATUSES } from '@shop/contracts/mail';
import { dayOf } from '@shop/service-kit/days';
import { createLeaseQueue } from '@shop/service-kit/lease-queue/lease-queue';
import { ROWS_AT_ONCE } from '@shop/service-kit/list-pages/export-hint';
import { modelOf } from '@shop/service-kit/model-of';
import type { Mongo } from '@shop/service-kit/mongo';
import { mailModel } from '@shop/mail/mail.model';
import { Schema, type QueryFilter } from 'mongoose';
import { buyerOf, customerIdOf } from '../orders/customer/customer-id.ts';
import { customerModel } from '../orders/customer/customer.model.ts';
import { orderModel, UNNAMED_INDEX, type OrderRow } from '../orders/order/order.model.ts';
import {
  ADDRESSED_INDEX,
  CHECKOUT_STATUSES,
  checkoutModel,
  type CheckoutStatus,
} from '../shopping/checkout/checkout.model.ts';

/** One row with the time of the next removal, so that only one of several workers does it. */
type RoundRow = { _id: string; attempts: number; nextAt: Date; ranAt?: Date };
export type RetentionStore = ReturnType<typeof createRetentionStore>;

const SHOP = 'shop';
const LEASE_MS = 30 * 60_000;
/** The next night is at most a day away; a later time is wrong. */
const LONGEST_MS = 2 * 86_400_000;
/** Mails that will not be sent any more. */
const OUT = MAIL_STATUSES.filter((status) => status !== 'queued');
const AT_NIGHT_MS = 3 * 3_600_000;
const schema = new Schema<RoundRow>(
  { _id: String, attempts: Number, nextAt: { type: Date, required: true }, ranAt: Date },
  { collection: 'retention', versionKey: false },
);
const roundModel = modelOf('Retention', schema);

/** Three o'clock at night in the shop's zone. */
export const nextNight = (now: Date): Date => new Date(dayOf(now).to.getTime() + AT_NIGHT_MS);

/** Finds old data, and schedules the rounds. */
export function createRetentionStore(db: Mongo, now: () => number = Date.now) {
  const rounds = roundModel(db);
  const queue = createLeaseQueue<RoundRow>({ model: rounds, due: 'nextAt', longestMs: LONGEST_MS, now });
  // An open order needs its buyer, however old it is.
  const open = { status: { $in: ['pending' as const, 'processing' as const] } };
  const closed = { status: { $in: ['completed' as const, 'cancelled' as const] } };
  const quiet = (before: Date) => ({ lastOrderAt: { $lt: before } });
  /**
   * Manual orders need no e-mail, and so may have no customer. The index' two ranges skip forgotten orders, which in
   * time are nearly all.
   */
  const unnamed = (before: Date) =>
    (['$lt', '$gt'] as const).map((side) => ({
      ...closed,
      createdAt: { $lt: before },
      'shipping.email': '',
      'shipping.name': { [side]: FORGOTTEN_NAME },
    }));
  const left = (before: Date, statuses: CheckoutStatus[]) => ({
    status: { $in: statuses },
    createdAt: { $lt: before },
    shipping: { $exists: true },
  });
  const sent = (before: Date) => ({ createdAt: { $lt: before }, status: { $in: OUT } });
  const removeMails = async (before: Date, limit: number): Promise<number> => {
    const found = await mailModel(db).find(sent(before), { _id: 1 }).limit(limit).lean();
    return (await mailModel(db).deleteMany({ _id: { $in: found.map(({ _id }) => _id) } })).deletedCount;
  };

  /** Customers whose old orders are still to be paid or sent. */
  async function stillWaiting(before: Date): Promise<string[]> {
    const found = await orderModel(db)
      .find({ ...open, createdAt: { $lt: before } }, { shipping: 1, payerEmail: 1 })
      .lean<OrderRow[]>();
    const emails = found.flatMap((order) => buyerOf(order) ?? []);
    return [...new Set(emails)].map(customerIdOf);
  }

  return {
    /** The due round, for the first caller. */
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

    /** Customers who have not bought since, the oldest first. */
    customers: (before: Date) =>
      customerModel(db).find(quiet(before), { _id: 1 }).sort({ lastOrderAt: 1 }).lean().cursor(ROWS_AT_ONCE),
    async unnamedOrders(before: Date, limit: number): Promise<OrderRow[]> {
      const find = (filter: QueryFilter<OrderRow>) =>
        orderModel(db).find(filter).hint(UNNAMED_INDEX).limit(limit).lean<OrderRow[]>();
      return (await Promise.all(unnamed(before).map(find))).flat().slice(0, limit);
    },
    oldCheckouts: async (before: Date, limit: number): Promise<string[]> => {
      const filter = left(before, [...CHECKOUT_STATUSES]);
      const found = await checkoutModel(db)
        .find(filter, { _id: 1 })
        .hint(ADDRESSED_INDEX)
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },
    /** @returns how many were removed; `limit` means that there may be more */
    removeMails,

    /** What a round would remove. */
    async due(before: Date): Promise<RetentionAmounts> {
      const unordered = CHECKOUT_STATUSES.filter((status) => status !== 'ordered');
      const waiting = { ...quiet(before), _id: { $in: await stillWaiting(before) } };
      const [checkouts, mails, stay, ...customers] = await Promise.all([
        checkoutModel(db).countDocuments(left(before, unordered), { hint: ADDRESSED_INDEX }),
        mailModel(db).countDocuments(sent(before)),
        customerModel(db).countDocuments(waiting),
        customerModel(db).countDocuments(quiet(before)),
        ...unnamed(before).map((filter) => orderModel(db).countDocuments(filter, { hint: UNNAMED_INDEX })),
      ]);
      return { customers: customers.reduce((all, some) => all + some, -stay), checkouts, mails };
    },
  };
}
