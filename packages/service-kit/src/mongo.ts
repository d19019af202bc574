import mongoose, { Schema, type Connection, type Model } from 'mongoose';

export type Mongo = Connection;

/**
 * Opens a service's own database and builds its indexes.
 * @param models registers the service's models on the connection before indexes are built
 */
export async function connectMongo(uri: string, dbName: string, models: (db: Mongo) => void): Promise<Mongo> {
  const db = mongoose.createConnection(uri, {
    dbName,
    // A request must fail soon when the database is away, not wait in a buffer.
    bufferCommands: false,
    serverSelectionTimeoutMS: 2_000,
    socketTimeoutMS: 15_000,
    autoIndex: false,
    writeConcern: { w: 'majority', journal: true },
  });
  db.on('error', () => undefined);
  await db.asPromise();
  models(db);
  for (const model of Object.values(db.models)) await model.createIndexes();
  return db;
}

export const pingMongo = (db: Mongo): Promise<unknown> => db.db!.command({ ping: 1 });

type Counter = { _id: string; value: number };
const counterSchema = new Schema<Counter>({ _id: String, value: Number }, { versionKey: false });
const counters = (db: Mongo): Model<Counter> =>
  (db.models['Counter'] as Model<Counter> | undefined) ??
  db.model<Counter>('Counter', counterSchema, 'counters');

/** The next auto number of a collection; atomic, never given twice, gaps are possible. */
export async function nextId(db: Mongo, name: string, count = 1): Promise<number> {
  const counter = await counters(db).findOneAndUpdate(
    { _id: name },
    { $inc: { value: count } },
    { upsert: true, returnDocument: 'after' },
  );
  return counter.value - count + 1;
}

/** Makes sure that `nextId` only gives numbers above `used`, after rows with numbers of their own were stored. */
export async function raiseCounter(db: Mongo, name: string, used: number): Promise<void> {
  await counters(db).updateOne({ _id: name }, { $max: { value: used } }, { upsert: true });
}

/** True for the violation of a unique index. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: number } | null)?.code === 11_000;
