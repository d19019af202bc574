import type { Doc } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import { insertDocument } from '../storage/documents.ts';
import type { Storage } from '../storage/storage.ts';
import type { Update } from '../update/update.ts';
import { replacementSeed, upsertSeed } from '../update/upsert-seed.ts';

/** Inserts the document that an update makes from its filter, because no document matched. */
export function insertUpserted(
  storage: Storage,
  collection: Collection,
  { filter, update }: { filter: Doc; update: Update },
): Doc {
  const seed = update.kind === 'replacement' ? replacementSeed(filter) : upsertSeed(filter);
  return insertDocument(storage, collection, update.apply(seed, { filter, isInsert: true }));
}
