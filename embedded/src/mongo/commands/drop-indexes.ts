import { MongoError } from '../errors.ts';
import { type BsonValue, fieldOf, isArray, isDoc } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import type { Index } from '../storage/index.ts';
import { isSamePattern } from '../storage/index-spec.ts';
import type { Command } from './command.ts';
import { existing, targetOf } from './target.ts';

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
