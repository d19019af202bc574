import { ObjectId } from 'bson';
import { decode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import type { Collection, Row } from './collection.ts';
import { assertId, encodeDocument } from './document-rules.ts';
import { duplicateKey } from './duplicate-key.ts';
import { idKey } from './index.ts';
import { addToIndex, removeFromIndex, updateIndex } from './index-entries.ts';
import type { Storage } from './storage.ts';

/** The document with `_id` first, which is a new one when it has none. */
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

/** Writes a new version over a row; false when it is the same to the last byte. */
export function replaceDocument(
  storage: Storage,
  collection: Collection,
  change: { row: Row & { doc: Doc }; next: Doc },
): boolean {
  const { row, next } = change;
  const raw = encodeDocument(next);
  if (raw.equals(row.raw)) return false;
  storage.database.query(`UPDATE d${collection.id} SET doc = ? WHERE rid = ?`).run(raw, row.rid);
  for (const index of collection.indexes) {
    updateIndex(storage, { collection, index }, { rid: row.rid, before: row.doc, next });
  }
  return true;
}

export function removeDocument(storage: Storage, collection: Collection, row: Row): void {
  const doc = decode(row.raw);
  for (const index of collection.indexes) removeFromIndex(storage, index, { rid: row.rid, doc });
  storage.database.query(`DELETE FROM d${collection.id} WHERE rid = ?`).run(row.rid);
}
