import mongoose, { type Connection } from 'mongoose';
import { databaseName } from '../config.ts';
import type { RunningShop } from './running-shop.ts';

/** Gives access to the service's database, for what no API call shows. */
export async function database<T>(
  shop: Pick<RunningShop, 'config'>,
  look: (db: Connection) => Promise<T>,
): Promise<T> {
  const { MONGODB_URI } = shop.config;
  const db = await mongoose.createConnection(MONGODB_URI, { dbName: databaseName(shop.config) }).asPromise();
  try {
    return await look(db);
  } finally {
    await db.close();
  }
}

export type StoredOrder = {
  _id: string;
  status: string;
  paymentStatus: string;
  paymentIntentId: string;
  needsAddress: boolean;
  history: { who: string; from?: string; to: string }[];
  outbox: unknown[];
};

/** All orders of a checkout. There must be one at most. */
export const ordersOf = (shop: Pick<RunningShop, 'config'>, checkoutId: string): Promise<StoredOrder[]> =>
  database(shop, (db) => db.collection<StoredOrder>('orders').find({ checkoutId }).toArray());

/** Changes an order as no API call does. */
export const changeOrder = (shop: Pick<RunningShop, 'config'>, _id: string, change: object) =>
  database(shop, (db) => db.collection<{ _id: string }>('orders').updateOne({ _id }, change));

/** Stores orders directly, without purchases. */
export const insertOrders = (shop: Pick<RunningShop, 'config'>, orders: { _id: string }[]) =>
  database(shop, (db) => db.collection<{ _id: string }>('orders').insertMany(orders));

/** Whether all work of an order's outbox is done. */
export const outboxIsEmpty = (shop: Pick<RunningShop, 'config'>, _id: string): Promise<boolean> =>
  database(shop, async (db) => {
    const order = await db.collection<StoredOrder>('orders').findOne({ _id });
    return order?.outbox.length === 0;
  });

/** The reasons why a payment waits for a person. */
export const exceptionsOf = (shop: Pick<RunningShop, 'config'>, paymentId: string): Promise<string[]> =>
  database(shop, async (db) => {
    const found = await db.collection<{ kind: string }>('reviews').find({ paymentId }).toArray();
    return found.map((exception) => exception.kind);
  });
