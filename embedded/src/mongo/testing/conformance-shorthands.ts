import type { Db, Document, MongoClient } from 'mongodb';
import type { Shorthands } from './conformance-case.ts';

const ANSWER_ONLY = ['ok', '$clusterTime', 'operationTime', 'opTime', 'electionId', 'lsid'];

/** An error as the cases expect it. */
export const asError = (error: Document): Document => ({
  ERR: error['code'] ?? error['name'],
  ...(error['keyPattern'] && { keyPattern: error['keyPattern'], keyValue: error['keyValue'] }),
});

const runner = (db: Db) => async (command: Document) => {
  const reply = await db.command(command);
  if (reply['cursor']) return reply['cursor'].firstBatch as Document;
  for (const field of ANSWER_ONLY) delete reply[field];
  return reply;
};

type Run = Shorthands['run'];

/** An update as {n, nModified, upserted?} or {ERR}. */
const updater =
  (run: Run): Shorthands['upd'] =>
  async (collection, q, u, options = {}) => {
    try {
      const { n, nModified, upserted, writeErrors } = await run({
        update: collection,
        updates: [{ q, u, ...options }],
      });
      return writeErrors ? asError(writeErrors[0]) : { n, nModified, ...(upserted && { upserted }) };
    } catch (error) {
      return asError(error as Document);
    }
  };

const finder =
  (run: Run): Shorthands['find'] =>
  (collection, filter = {}, options = {}) =>
    run({ find: collection, filter, ...options });

const indexer =
  (run: Run): Shorthands['idx'] =>
  async (collection, key, { name = Object.entries(key).flat().join('_'), ...options } = {}) => {
    await run({ createIndexes: collection, indexes: [{ key, ...(name && { name }), ...options }] });
    return 'ok';
  };

export function shorthands(client: MongoClient, d: Db): Shorthands {
  const run = runner(d);
  const find = finder(run);
  return {
    client,
    d,
    run,
    find,
    ins: (collection, documents, options = {}) => run({ insert: collection, documents, ...options }),
    one: async (collection, filter, options = {}) =>
      (await find(collection, filter, { limit: 1, ...options }))[0],
    agg: (collection, pipeline, options = {}) =>
      run({ aggregate: collection, pipeline, cursor: {}, ...options }),
    upd: updater(run),
    async fam(collection, options) {
      const { value, lastErrorObject } = await run({ findAndModify: collection, ...options });
      return { value, lastErrorObject };
    },
    idx: indexer(run),
  };
}
