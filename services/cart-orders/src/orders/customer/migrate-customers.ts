import type { Mongo } from '@shop/service-kit/mongo';
import { migrateOnce } from '../../migrate-once.ts';
import { orderModel } from '../order/order.model.ts';
import { searchTexts } from '../order/search-texts.ts';
import { COUNTED, toFigures, withOrder, type CountedOrder } from './customer-figures.ts';
import { buyerOf, customerIdOf } from './customer-id.ts';
import { customerModel } from './customer.model.ts';
import type { CustomerStore } from './customer.store.ts';

type Sums = NonNullable<Parameters<typeof withOrder>[0]>;
type Options = { customers: Pick<CustomerStore, 'refresh'>; signal?: AbortSignal };

const BATCH = 500;

/**
 * Makes the customers of all orders, once, in one reading. A row that is there already may know of newer steps: it is
 * made anew by itself. So the whole may be repeated at any time.
 */
export const migrateCustomers = (db: Mongo, { customers, signal }: Options): Promise<void> =>
  migrateOnce(db, 'customers', async () => {
    await nameByPayer(db);
    const sums = await sumAll(db, signal);
    const all = [...sums];
    for (let at = 0; at < all.length && !signal?.aborted; at += BATCH)
      for (const email of await insertNew(db, all.slice(at, at + BATCH))) await customers.refresh(email);
    return !signal?.aborted;
  });

/** Orders without an address are found by where the provider reaches their payer. */
async function nameByPayer(db: Mongo): Promise<void> {
  const orders = orderModel(db);
  const found = orders.find({ payerEmail: { $exists: true }, shipping: { $exists: false } }).lean();
  for await (const order of found.cursor())
    await orders.collection.updateOne(
      { _id: order._id as never, search: order.search },
      { $set: { search: searchTexts(order) } },
    );
}

async function sumAll(db: Mongo, signal?: AbortSignal): Promise<Map<string, Sums>> {
  const sums = new Map<string, Sums>();
  for await (const order of orderModel(db).find({}, COUNTED).lean<CountedOrder[]>().cursor()) {
    const email = buyerOf(order);
    if (email) sums.set(email, withOrder(sums.get(email), order));
    if (signal?.aborted) break;
  }
  return sums;
}

/** @returns those that were there already */
async function insertNew(db: Mongo, batch: [email: string, sums: Sums][]): Promise<string[]> {
  const updates = batch.map(([email, sums]) => ({
    updateOne: {
      filter: { _id: customerIdOf(email) },
      update: { $setOnInsert: { email, version: 1, ...toFigures(email, sums) } },
      upsert: true,
    },
  }));
  const { upsertedIds } = await customerModel(db).bulkWrite(updates, { ordered: false });
  return batch.filter((_, at) => !(at in upsertedIds)).map(([email]) => email);
}
