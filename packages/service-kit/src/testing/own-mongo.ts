import { connectMongo, type Mongo } from '../mongo.ts';
import { backing } from './backing.ts';

/** A separate database for a test, with these models. */
export function ownMongo(...models: ((db: Mongo) => unknown)[]): Promise<Mongo> {
  const { MONGODB_URI, MONGODB_DB } = backing();
  return connectMongo(MONGODB_URI, MONGODB_DB, (db) => models.forEach((model) => model(db)));
}

export async function dropMongo(db: Mongo): Promise<void> {
  await db.dropDatabase();
  await db.close();
}
