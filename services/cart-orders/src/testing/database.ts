import mongoose, { type Connection } from 'mongoose';
import { databaseName } from '../config.ts';
import type { RunningShop } from './running-shop.ts';

/** Looks into the service's database, for what no call shows. */
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
