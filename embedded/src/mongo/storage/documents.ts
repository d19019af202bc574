import { ObjectId } from 'bson';
import { MongoError } from '../errors.ts';
import { decode, encode } from '../bson/codec.ts';
import { type BsonValue, type Doc, isArray, isDoc } from '../bson/values.ts';
import { BSONRegExp } from 'bson';
import type { Catalog } from './catalog.ts';
import type { Collection, Row } from './collection.ts';
import type { Database } from './database.ts';
import { duplicateKey } from './duplicate-key.ts';
import { entriesOf, type Entry, idKey, type Index } from './index.ts';

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

export type Storage = { database: Database; catalog: Catalog };

function assertId(id: BsonValue): void {
  if (isArray(id) || id instanceof BSONRegExp) {
    throw new MongoError(53, 'InvalidIdField', "The '_id' value cannot be an array or a regular expression");
  }
  if (isDoc(id) && Object.keys(id).some((name) => name.startsWith('$'))) {
    throw new MongoError(52, 'DollarPrefixedFieldName', `_id fields may not contain '$'-prefixed fields`);
  }
}

function encodeDocument(doc: Doc): Buffer {
  const raw = encode(doc);
  if (raw.length <= MAX_DOCUMENT_BYTES) return raw;
  throw new MongoError(10334, 'BSONObjectTooLarge', `BSONObj size: ${raw.length} is larger than 16 MB`);
}

const isTaken = ({ database }: Storage, index: Index, { key }: Entry, rid: number): boolean =>
  database.query(`SELECT 1 FROM ${index.table} WHERE key = ? AND rid <> ? LIMIT 1`).get(key, rid) !==
  undefined;

/** Puts a document into one index; error 11000 when the index is unique and the key is taken. */
export function addToIndex(
  storage: Storage,
  { collection, index }: { collection: Collection; index: Index },
  row: StoredRow,
): void {
  const { entries, multikey } = entriesOf(index, row.doc);
  if (multikey && !index.multikey) storage.catalog.markMultikey(index);
  for (const entry of entries) {
    if (index.spec.unique && isTaken(storage, index, entry, row.rid))
      throw duplicateKey(collection, index, entry);
    storage.database.query(`INSERT INTO ${index.table}(key, rid) VALUES(?, ?)`).run(entry.key, row.rid);
  }
}

export type StoredRow = { rid: number; doc: Doc };

function removeFromIndex({ database }: Storage, index: Index, { rid, doc }: StoredRow): void {
  for (const { key } of entriesOf(index, doc).entries) {
    database.query(`DELETE FROM ${index.table} WHERE key = ? AND rid = ?`).run(key, rid);
  }
}

/** With `_id` first, and a new one when it has none. */
const withId = (doc: Doc): Doc => {
  const { _id = new ObjectId(), ...rest } = doc;
  return { _id, ...rest };
};

/** Stores a new document and gives it back with its `_id`. */
export function insertDocument(storage: Storage, collection: Collection, given: Doc): Doc {
  const doc = withId(given);
  const id = doc['_id']!;
  assertId(id);
  const { database } = storage;
  const key = idKey(id);
  if (database.query(`SELECT 1 FROM d${collection.id} WHERE id = ?`).get(key)) {
    throw duplicateKey(collection, collection.idIndex, { key, parts: [id] });
  }
  const insert = database.query(`INSERT INTO d${collection.id}(id, doc) VALUES(?, ?)`);
  const rid = Number(insert.run(key, encodeDocument(doc)).lastInsertRowid);
  for (const index of collection.indexes) addToIndex(storage, { collection, index }, { rid, doc });
  return doc;
}

const sameEntries = (a: Entry[], b: Entry[]) =>
  a.length === b.length && a.every(({ key }, i) => key.equals(b[i]!.key));

/** Writes a new version over a row; false when it is the same to the last byte. */
export function replaceDocument(
  storage: Storage,
  collection: Collection,
  change: { row: Row; next: Doc },
): boolean {
  const { row, next } = change;
  const raw = encodeDocument(next);
  if (raw.equals(row.raw)) return false;
  storage.database.query(`UPDATE d${collection.id} SET doc = ? WHERE rid = ?`).run(raw, row.rid);
  const before = decode(row.raw);
  for (const index of collection.indexes) {
    if (sameEntries(entriesOf(index, before).entries, entriesOf(index, next).entries)) continue;
    removeFromIndex(storage, index, { rid: row.rid, doc: before });
    addToIndex(storage, { collection, index }, { rid: row.rid, doc: next });
  }
  return true;
}

export function removeDocument(storage: Storage, collection: Collection, row: Row): void {
  const doc = decode(row.raw);
  for (const index of collection.indexes) removeFromIndex(storage, index, { rid: row.rid, doc });
  storage.database.query(`DELETE FROM d${collection.id} WHERE rid = ?`).run(row.rid);
}
