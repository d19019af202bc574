import type { Mongo } from '@shop/service-kit/mongo';
import { everyRow, type Migration } from '@shop/service-kit/migrations/migration';
import { COUNTED, toFigures, withOrder, type CountedOrder } from '../orders/customer/customer-figures.ts';
import { buyerOf, customerIdOf } from '../orders/customer/customer-id.ts';
import { customerModel } from '../orders/customer/customer.model.ts';
import { createCustomerStore } from '../orders/customer/customer.store.ts';
import type { Context } from './context.ts';

type Stored = CountedOrder & { _id: string };
type Buyer = [email: string, orders: Stored[]];

/**
 * Makes the customers of all orders. Each is made once from all their orders, in the batch with the first of them. An
 * existing row may contain newer steps, so it is computed again instead.
 */
export const migration: Migration<Context> = {
  when: 'beside',
  async run({ db }, progress) {
    const customers = createCustomerStore(db);
    const write = async (batch: Stored[]) => {
      const buyers = await buyersOf(customers, batch);
      for (const email of await insertNew(db, buyers)) await customers.refresh(email);
    };
    await everyRow<Stored>(db, { collection: 'orders', fields: COUNTED, write }, progress);
  },
};

/** The buyers whose first order is in this batch, with all their orders. */
async function buyersOf(
  { ordersOfAll }: Pick<ReturnType<typeof createCustomerStore>, 'ordersOfAll'>,
  batch: Stored[],
): Promise<Buyer[]> {
  const first = batch[0]!._id;
  const emails = new Set(batch.flatMap((order) => buyerOf(order) ?? []));
  const orders = await ordersOfAll<Stored>([...emails], COUNTED);
  return [...Map.groupBy(orders, (order) => buyerOf(order)!)].filter(([, all]) =>
    all.every(({ _id }) => _id >= first),
  );
}

/** @returns the customers that existed already */
async function insertNew(db: Mongo, buyers: Buyer[]): Promise<string[]> {
  if (buyers.length === 0) return [];
  const updates = buyers.map(([email, orders]) => ({
    updateOne: {
      filter: { _id: customerIdOf(email) },
      update: { $setOnInsert: { email, version: 1, ...toFigures(email, sumsOf(orders)) } },
      upsert: true,
    },
  }));
  const { upsertedIds } = await customerModel(db).bulkWrite(updates, { ordered: false });
  return buyers.filter((_, at) => !(at in upsertedIds)).map(([email]) => email);
}

const sumsOf = (orders: Stored[]) => orders.reduce<Parameters<typeof withOrder>[0]>(withOrder, undefined);
