import { type Doc, isDoc } from './bson/values.ts';
import { findRows } from './query/find-rows.ts';
import type { Collection } from './storage/collection.ts';
import { removeDocument } from './storage/documents.ts';
import type { Storage } from './storage/storage.ts';
import type { Index } from './storage/index.ts';

type Place = { collection: Collection; index: Index };

function removeExpired(storage: Storage, { collection, index }: Place, now: number): void {
  const { spec, fields } = index;
  const before = new Date(now - spec.expireAfterSeconds! * 1000);
  const expired: Doc = { [fields[0]!]: { $lte: before } };
  const filter = isDoc(spec.partialFilterExpression)
    ? { $and: [expired, spec.partialFilterExpression] }
    : expired;
  const rows = Array.from(findRows(storage.database, collection, { filter }));
  for (const row of rows) removeDocument(storage, collection, row);
}

/** Removes the documents whose time is over, by all indexes with expireAfterSeconds. */
export function sweepExpired(storage: Storage, now = Date.now()): void {
  for (const collection of storage.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.spec.expireAfterSeconds === undefined) continue;
      storage.database.transaction(() => removeExpired(storage, { collection, index }, now));
    }
  }
}
