import { badValue, notSupported } from '../errors.ts';
import { type BsonValue, isDoc } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import type { Index } from '../storage/index.ts';
import { isSamePattern } from '../storage/index-spec.ts';

/** The indexes that a hint names or whose pattern it is; error 2 when there is none. */
export function hintedIndexes(collection: Collection, hint: BsonValue): Index[] {
  const all = [collection.idIndex, ...collection.indexes];
  if (isDoc(hint) && '$natural' in hint) throw notSupported('the hint $natural');
  const found = all.filter(({ spec }) => (isDoc(hint) ? isSamePattern(spec.key, hint) : spec.name === hint));
  if (found.length === 0) throw badValue('hint provided does not correspond to an existing index');
  return found;
}
