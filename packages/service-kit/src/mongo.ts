import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { Schema, type Connection, type ConnectOptions, type Model, type mongo } from 'mongoose';
import { unavailable } from './errors.ts';
import { keepPoolsQuiet } from './mongo-pool/quiet-pool.ts';

export type Mongo = Connection;

/**
 * Limit of a request's wait for a server, and of a server's time for a connection or response (decision 0044). Tests
 * allow more for the latter (MONGO_LIMIT_MS): a machine busy with other tests is no hanging server.
 */
export const LIMIT_MS = 2_000;
/**
 * For a command whose time grows with the stored data. Cursors do not need it: the limit applies to each batch.
 * The driver documents this option only for a whole client, but accepts it for each command.
 */
export const LONG_COMMAND: object = { socketTimeoutMS: 10 * 60_000 };

/**
 * Opens a service's own database and builds its indexes.
 * @param models registers the service's models on the connection before indexes are built, and makes the stored data
 *   fit for them
 */
export async function connectMongo(
  uri: string,
  dbName: string,
  models: (db: Mongo) => unknown,
  limitMs = Number(process.env['MONGO_LIMIT_MS'] ?? LIMIT_MS),
): Promise<Mongo> {
  const options: ConnectOptions = {
    dbName,
    // A request must fail soon when the database is away, not wait in a buffer.
    bufferCommands: false,
    serverSelectionTimeoutMS: Math.min(LIMIT_MS, limitMs),
    // A command that fails or waits checks the server at once: this only finds a primary that changed unnoticed.
    heartbeatFrequencyMS: 30_000,
    // A write that times out may still have happened: every write can be repeated.
    socketTimeoutMS: limitMs,
    // A second try would exceed the time for the response; the caller tries again.
    retryReads: false,
    // This also ends the wait for a connection. A queue for connections does not mean that the server hangs.
    connectTimeoutMS: limitMs,
    autoIndex: false,
    writeConcern: { w: 'majority', journal: true },
  };
  const db = mongoose.createConnection();
  db.on('error', () => undefined);
  await openWithin(limitMs, () => db.openUri(uri, options));
  keepPoolsQuiet(db);
  await models(db);
  await buildIndexes(db);
  return db;
}

/** The driver gives up after LIMIT_MS; a caller with a longer limit tries again. */
async function openWithin(limitMs: number, open: () => Promise<unknown>): Promise<void> {
  for (const since = Date.now(); ;)
    try {
      await open();
      return;
    } catch (error) {
      const isAway = error instanceof mongoose.Error.MongooseServerSelectionError;
      if (!isAway || Date.now() - since >= limitMs) throw error;
    }
}

/** Builds the indexes that the models declare, without a time limit. */
export async function buildIndexes(db: Mongo): Promise<void> {
  for (const { collection, schema } of Object.values(db.models)) {
    const wanted = schema.indexes().map(([key, options]) => ({ key, ...options }) as mongo.IndexDescription);
    if (wanted.length > 0) await collection.createIndexes(wanted, LONG_COMMAND);
  }
}

export const pingMongo = (db: Mongo): Promise<unknown> => db.db!.command({ ping: 1 });

type Counter = { _id: string; value: number };
const counterSchema = new Schema<Counter>({ _id: String, value: Number }, { versionKey: false });
const counters = (db: Mongo): Model<Counter> =>
  (db.models['Counter'] as Model<Counter> | undefined) ??
  db.model<Counter>('Counter', counterSchema, 'counters');

/** The next auto number of a collection; atomic, never repeated, gaps are possible. */
export async function nextId(db: Mongo, name: string, count = 1): Promise<number> {
  const counter = await counters(db).findOneAndUpdate(
    { _id: name },
    { $inc: { value: count } },
    { upsert: true, returnDocument: 'after' },
  );
  return counter.value - count + 1;
}

/** The highest auto number of a collection, as far as the counter knows. */
export const lastId = async (db: Mongo, name: string): Promise<number> =>
  (await counters(db).findById(name).lean())?.value ?? 0;

/** Makes `nextId` give only numbers above `used`, after rows with their own numbers were stored. */
export async function raiseCounter(db: Mongo, name: string, used: number): Promise<void> {
  await counters(db).updateOne({ _id: name }, { $max: { value: used } }, { upsert: true });
}

/** True for the violation of a unique index. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: number } | null)?.code === 11_000;

/** The result of `write`, or of `taken` when a unique index refuses it because such a row exists. */
export async function unlessTaken<T, U>(write: PromiseLike<T>, taken: () => U): Promise<T | Awaited<U>> {
  try {
    return await write;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return await taken();
  }
}

const WRITE_CONFLICT = 112;
const LOST = Symbol('lost');
const ATTEMPTS = 40;
const LONGEST_PAUSE_MS = 40;

/** Another write came first; a new attempt may succeed. */
const isLostRace = (error: unknown): boolean =>
  error === LOST || isDuplicateKey(error) || (error as { code?: number } | null)?.code === WRITE_CONFLICT;

/**
 * Repeats `attempt` while other writes come first: it met a duplicate key or a write conflict, or called `lost` itself.
 * The pauses grow and are random, so that colliding attempts do not collide again.
 * @throws AppError 503 when all attempts fail
 */
export async function retryLostRaces<T>(attempt: (lost: () => never) => Promise<T>): Promise<T> {
  const lost = () => {
    throw LOST;
  };
  for (let made = 1; ; made++)
    try {
      return await attempt(lost);
    } catch (error) {
      if (!isLostRace(error)) throw error;
      if (made === ATTEMPTS) throw unavailable();
      await sleep(Math.random() * Math.min(made * 2, LONGEST_PAUSE_MS));
    }
}
