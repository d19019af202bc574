import { MongoError } from '../errors.ts';
import { decode, encode } from '../bson/codec.ts';
import { type BsonValue, type Doc, fieldOf, isArray, isDoc } from '../bson/values.ts';
import { scan } from '../query/scan.ts';
import type { Collection } from '../storage/collection.ts';
import { addToIndex, type Storage } from '../storage/documents.ts';
import type { Index } from '../storage/index.ts';
import { type IndexSpec, parseIndexSpec, sameIndex } from '../storage/index-spec.ts';
import type { Command } from './command.ts';
import { docsField } from './fields.ts';
import { ensureCollection, existing, targetOf } from './target.ts';

const MAX_INDEXES = 64;

const isSamePattern = (a: IndexSpec['key'], b: Doc | IndexSpec['key']) => encode(a).equals(encode(b));

/** True when the index is there already; errors 85 and 86 when another one stands in its way. */
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
    // The same fields may be indexed again for another part of the documents.
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
  const everything = { ranges: [], sorted: false, backwards: false, exact: true };
  for (const { rid, raw } of scan(storage.database, collection, everything)) {
    addToIndex(storage, { collection, index }, { rid, doc: decode(raw) });
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

function wanted(collection: Collection, which: BsonValue | undefined): Index[] {
  if (which === '*') return collection.indexes;
  const names = isArray(which) ? which : [which];
  return names.map((name) => {
    if (name === '_id_') throw new MongoError(72, 'InvalidOptions', 'cannot drop _id index');
    const found = collection.indexes.find(({ spec }) =>
      isDoc(name) ? isSamePattern(spec.key, name) : spec.name === name,
    );
    if (found) return found;
    throw new MongoError(27, 'IndexNotFound', `index not found with name [${String(name)}]`);
  });
}

export const dropIndexes: Command = {
  fields: ['index'],
  writes: true,
  run(command, { storage, cursors }) {
    const target = targetOf(command, 'dropIndexes', storage);
    const collection = existing(target);
    const nIndexesWas = collection.indexes.length + 1;
    for (const index of wanted(collection, fieldOf(command, 'index')))
      storage.catalog.dropIndex(collection, index);
    cursors.killUnder(target.ns);
    return { nIndexesWas, ok: 1 };
  },
};

export const listIndexes: Command = {
  fields: ['cursor'],
  run(command, { storage, cursors }) {
    const target = targetOf(command, 'listIndexes', storage);
    const { idIndex, indexes } = existing(target);
    const docs = [idIndex, ...indexes].map(({ spec }) => encode({ v: 2, ...spec }));
    return { cursor: cursors.open({ ns: target.ns, docs }) };
  },
};
