import type { Doc } from '../bson/values.ts';
import type { Collection } from './collection.ts';
import { duplicateKey } from './duplicate-key.ts';
import { entriesOf, type Entry, type Index } from './index.ts';
import type { Storage } from './storage.ts';

type StoredRow = { rid: number; doc: Doc };

const isTaken = ({ database }: Storage, index: Index, { key, rid }: { key: Buffer; rid: number }): boolean =>
  database.query(`SELECT 1 FROM ${index.table} WHERE key = ? AND rid <> ? LIMIT 1`).get(key, rid) !==
  undefined;

/** Puts a document into one index; error 11000 when the index is unique and the key is taken. */
export function addToIndex(
  storage: Storage,
  { collection, index }: { collection: Collection; index: Index },
  row: StoredRow,
): void {
  const { entries, multikey } = entriesOf(index, row.doc);
  if (multikey.some((isArray, at) => isArray && !index.multikey[at]))
    storage.catalog.markMultikey(index, multikey);
  for (const entry of entries) {
    if (index.spec.unique && isTaken(storage, index, { key: entry.key, rid: row.rid }))
      throw duplicateKey(collection, index, entry);
    storage.database.query(`INSERT INTO ${index.table}(key, rid) VALUES(?, ?)`).run(entry.key, row.rid);
  }
}

export function removeFromIndex({ database }: Storage, index: Index, { rid, doc }: StoredRow): void {
  for (const { key } of entriesOf(index, doc).entries) {
    database.query(`DELETE FROM ${index.table} WHERE key = ? AND rid = ?`).run(key, rid);
  }
}

const sameEntries = (a: Entry[], b: Entry[]): boolean =>
  a.length === b.length && a.every(({ key }, i) => key.equals(b[i]!.key));

/** True when every field of the index has the identical value, not only an equal one. */
const isUntouched = ({ paths, spec }: Index, before: Doc, next: Doc): boolean =>
  !spec.partialFilterExpression && paths.every(([top]) => before[top!] === next[top!]);

/** Moves a document from its old places in an index to its new ones. */
export function updateIndex(
  storage: Storage,
  place: { collection: Collection; index: Index },
  { rid, before, next }: { rid: number; before: Doc; next: Doc },
): void {
  if (isUntouched(place.index, before, next)) return;
  if (sameEntries(entriesOf(place.index, before).entries, entriesOf(place.index, next).entries)) return;
  removeFromIndex(storage, place.index, { rid, doc: before });
  addToIndex(storage, place, { rid, doc: next });
}
