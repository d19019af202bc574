import { MongoError } from '../errors.ts';
import { decode, encode } from '../bson/codec.ts';
import { decodeFields } from '../bson/decode-fields.ts';
import { filterFields, sortFields, unionOf } from '../query/read-fields.ts';
import { scan } from '../query/scan.ts';
import type { Collection } from '../storage/collection.ts';
import { addToIndex } from '../storage/index-entries.ts';
import type { Storage } from '../storage/storage.ts';
import { type IndexSpec, isSamePattern, parseIndexSpec, sameIndex } from '../storage/index-spec.ts';
import type { Command } from './command.ts';
import { docsField } from './list-fields.ts';
import { ensureCollection, targetOf } from './target.ts';

const MAX_INDEXES = 64;

/** True when the index exists already; errors 85 and 86 when it conflicts with another one. */
function isKnown({ indexes }: Collection, spec: IndexSpec): boolean {
  for (const { spec: known } of indexes) {
    const [sameName, same] = [known.name === spec.name, sameIndex(known, spec)];
    if (sameName && same) return true;
    if (sameName) {
      throw new MongoError(
        86,
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index: ${spec.name}`,
      );
    }
    // The same fields may be indexed again with another partial filter.
    const [part, otherPart] = [known, spec].map(({ partialFilterExpression: filter }) => encode({ filter }));
    if (isSamePattern(known.key, spec.key) && part!.equals(otherPart!)) {
      throw new MongoError(
        85,
        'IndexOptionsConflict',
        `Index already exists with a different name or options: ${known.name}`,
      );
    }
  }
  return false;
}

function build(storage: Storage, collection: Collection, spec: IndexSpec): void {
  if (isSamePattern(spec.key, { _id: 1 }) || isKnown(collection, spec)) return;
  const index = storage.catalog.addIndex(collection, spec);
  // Other commands wait during the build, so only the fields that the index needs are decoded.
  const fields = unionOf(sortFields(spec.key), filterFields(spec.partialFilterExpression ?? {}));
  const everything = { ranges: [], sorted: false, backwards: false, exact: true };
  for (const { rid, raw } of scan(storage.database, collection, everything)) {
    addToIndex(
      storage,
      { collection, index },
      { rid, doc: fields ? decodeFields(raw, fields) : decode(raw) },
    );
  }
}

export const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum'],
  writes: true,
  run(command, { storage }) {
    const specs = docsField(command, 'indexes', { most: MAX_INDEXES }).map(parseIndexSpec);
    const target = targetOf(command, 'createIndexes', storage);
    const collection = ensureCollection(target, storage);
    const numIndexesBefore = collection.indexes.length + 1;
    for (const spec of specs) build(storage, collection, spec);
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.length + 1,
      createdCollectionAutomatically: target.collection === undefined,
      ok: 1,
    };
  },
};
