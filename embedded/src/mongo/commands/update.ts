import { failedToParse } from '../errors.ts';
import { type BsonValue, type Doc, fieldOf } from '../bson/values.ts';
import { findRows } from '../query/find-rows.ts';
import type { Collection } from '../storage/collection.ts';
import { attempt } from '../storage/attempt.ts';
import { replaceDocument } from '../storage/documents.ts';
import type { Storage } from '../storage/storage.ts';
import { parseUpdate, type Update } from '../update/update.ts';
import type { Command } from './command.ts';
import { assertFields } from './allowed-fields.ts';
import { docField, flagField, hintField } from './fields.ts';
import { docsField } from './list-fields.ts';
import { MAX_WRITES, runStatements } from './statements.ts';
import { ensureCollection, type Target, targetOf } from './target.ts';
import { insertUpserted } from './upsert.ts';

const STATEMENT_FIELDS = ['q', 'u', 'multi', 'upsert', 'hint', 'sort'];

type Counts = { n: number; nModified: number; upserted: { index: number; _id: BsonValue }[] };
type Statement = { filter: Doc; update: Update; multi: boolean; upsert: boolean; source: Doc };

function parseStatement(source: Doc): Statement {
  const update = parseUpdate(fieldOf(source, 'u'));
  const multi = flagField(source, 'multi');
  if (multi && update.kind === 'replacement')
    throw failedToParse('multi update is not supported for replacement-style update');
  if (multi && docField(source, 'sort')) throw failedToParse('Cannot specify sort with multi=true');
  return { filter: docField(source, 'q') ?? {}, update, multi, upsert: flagField(source, 'upsert'), source };
}

type Work = { collection: Collection; statement: Statement };

/** Changes the documents one by one: those before a failure stay changed, as in MongoDB. */
function updateRows(storage: Storage, { collection, statement }: Work, counts: Counts): number {
  const { filter, update, multi, source } = statement;
  const query = { filter, limit: multi ? 0 : 1, sort: docField(source, 'sort'), hint: hintField(source) };
  // All rows are found before the first change: a changed row must not be found again.
  const rows = Array.from(findRows(storage.database, collection, query));
  for (const row of rows) {
    const next = update.apply(row.doc, { filter, isInsert: false });
    const changed = attempt(storage, collection, () => replaceDocument(storage, collection, { row, next }));
    counts.n++;
    if (changed) counts.nModified++;
  }
  return rows.length;
}

const runStatement = (storage: Storage, target: Target, counts: Counts) => (source: Doc, index: number) => {
  const statement = parseStatement(source);
  const { filter, update, upsert } = statement;
  const collection = upsert ? ensureCollection(target, storage) : target.collection;
  if (!collection) return void Array.from(findRows(storage.database, undefined, { filter }));
  target.collection = collection;
  if (updateRows(storage, { collection, statement }, counts) > 0 || !upsert) return;
  const doc = attempt(storage, collection, () => insertUpserted(storage, collection, { filter, update }));
  counts.n++;
  counts.upserted.push({ index, _id: doc['_id']! });
};

export const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  writes: true,
  run(command, { storage }) {
    const statements = docsField(command, 'updates', { most: MAX_WRITES });
    for (const statement of statements) assertFields('update.updates', statement, STATEMENT_FIELDS);
    const counts: Counts = { n: 0, nModified: 0, upserted: [] };
    const ordered = !('ordered' in command) || flagField(command, 'ordered');
    const errors = runStatements(
      statements,
      ordered,
      runStatement(storage, targetOf(command, 'update', storage), counts),
    );
    const { n, nModified, upserted } = counts;
    return { n, nModified, ...(upserted.length > 0 && { upserted }), ...errors, ok: 1 };
  },
};
