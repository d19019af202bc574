import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { Schema, type Connection, type ConnectOptions, type Model, type mongo } from 'mongoose';
import { unavailable } from './errors.ts';
import { keepPoolsQuiet } from './mongo-pool/quiet-pool.ts';

export type Mongo = Connection;

/**
 * A request may wait so long for a server, and the server may take so long for a connection or an answer (decision 0044). Tests
 * give the latter more time (MONGO_LIMIT_MS): a machine that is busy with others of them is no server that hangs.
 */
export const LIMIT_MS = 2_000;
/**
 * For a command that takes as long as what is stored is long. Cursors need none of it: each of their batches has the limit.
 * The driver documents this option for a whole client only, and takes it with each command.
 */
export const LONG_COMMAND: object = { socketTimeoutMS: 10 * 60_000 };

/**
 * Opens a service's own database and builds its indexes.
 * @param models registers the service's models on the connection before indexes are built, and makes what is stored
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
    serverSelectionTimeoutMS: LIMIT_MS,
    // A command that fails, or waits for a server, looks at once: only a primary that changes quietly is found by these.
    heartbeatFrequencyMS: 30_000,
    // A write that runs into this may have happened: whoever makes it can make it again.
    socketTimeoutMS: limitMs,
    // A second try would take the answer over its time; whoever asked asks again.
    retryReads: false,
    // Also what ends the wait for a connection. A queue of those who want one is no sign of a server that hangs.
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

/** The driver gives a server up after LIMIT_MS; whoever may wait longer for a connection asks for it again. */
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

/** Builds the indexes that the models declare, however long that takes. */
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

/** The next auto number of a collection; atomic, never given twice, gaps are possible. */
export async function nextId(db: Mongo, name: string, count = 1): Promise<number> {
  const counter = await counters(db).findOneAndUpdate(
    { _id: name },
    { $inc: { value: count } },
    { upsert: true, returnDocument: 'after' },
  );
  return counter.value - count + 1;
}

/** The highest number that was taken of a collection so far, as far as the counter knows. */
export const lastId = async (db: Mongo, name: string): Promise<number> =>
  (await counters(db).findById(name).lean())?.value ?? 0;

/** Makes sure that `nextId` only gives numbers above `used`, after rows with numbers of their own were stored. */
export async function raiseCounter(db: Mongo, name: string, used: number): Promise<void> {
  await counters(db).updateOne({ _id: name }, { $max: { value: used } }, { upsert: true });
}

/** True for the violation of a unique index. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: number } | null)?.code === 11_000;

/** What `write` gives, or `taken` when a unique index refuses it: somebody else has stored such a row. */
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

/** Somebody else's write came first; made anew, this one may succeed. */
const isLostRace = (error: unknown): boolean =>
  error === LOST || isDuplicateKey(error) || (error as { code?: number } | null)?.code === WRITE_CONFLICT;

/**
 * Repeats `attempt` as long as others are faster: it met a duplicate key or a write conflict, or called `lost` itself.
 * The pauses grow and differ by chance, so that those who collided do not collide again.
 * @throws AppError 503 when that does not end
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
