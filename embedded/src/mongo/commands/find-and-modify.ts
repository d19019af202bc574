import type { Doc } from '../bson/values.ts';
import { compileFindProjection } from '../projection/find-projection.ts';
import { type Found, findRows } from '../query/find-rows.ts';
import type { Collection } from '../storage/collection.ts';
import { removeDocument, replaceDocument } from '../storage/documents.ts';
import type { Storage } from '../storage/storage.ts';
import type { Update } from '../update/update.ts';
import type { Command } from './command.ts';
import { docField, hintField } from './fields.ts';
import { readOptions } from './find-and-modify-options.ts';
import { ensureCollection, targetOf } from './target.ts';
import { insertUpserted } from './upsert.ts';

type Outcome = { before: Doc | null; after: Doc | null; lastErrorObject: object };

function change(
  storage: Storage,
  collection: Collection,
  { row, update, filter }: { row: Found; update?: Update; filter: Doc },
): Outcome {
  if (!update) {
    removeDocument(storage, collection, row);
    return { before: row.doc, after: row.doc, lastErrorObject: { n: 1 } };
  }
  const next = update.apply(row.doc, { filter, isInsert: false });
  replaceDocument(storage, collection, { row, next });
  return { before: row.doc, after: next, lastErrorObject: { n: 1, updatedExisting: true } };
}

const nothingFound = (update: Update | undefined): Outcome => ({
  before: null,
  after: null,
  lastErrorObject: update ? { n: 0, updatedExisting: false } : { n: 0 },
});

function upsertOne(
  storage: Storage,
  collection: Collection,
  { filter, update }: { filter: Doc; update: Update },
): Outcome {
  const doc = insertUpserted(storage, collection, { filter, update });
  return {
    before: null,
    after: doc,
    lastErrorObject: { n: 1, updatedExisting: false, upserted: doc['_id'] },
  };
}

export const findAndModify: Command = {
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'hint',
    'bypassDocumentValidation',
  ],
  writes: true,
  run(command, { storage }) {
    const { filter, update, upsert, wantsNew } = readOptions(command);
    const project = compileFindProjection(docField(command, 'fields'));
    const target = targetOf(command, 'findAndModify', storage);
    const collection = upsert ? ensureCollection(target, storage) : target.collection;
    const query = { filter, sort: docField(command, 'sort'), hint: hintField(command), limit: 1 };
    const [row] = findRows(storage.database, collection, query);
    const { before, after, lastErrorObject } =
      row && collection
        ? change(storage, collection, { row, update, filter })
        : collection && upsert && update
          ? upsertOne(storage, collection, { filter, update })
          : nothingFound(update);
    const value = wantsNew ? after : before;
    return { lastErrorObject, value: value && project ? project(value) : value, ok: 1 };
  },
};
