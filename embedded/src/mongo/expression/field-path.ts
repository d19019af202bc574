import { numbered } from '../errors.ts';
import { type BsonValue, fieldOf, isArray, isDoc, type Maybe } from '../bson/values.ts';

const step = (value: Maybe, part: string): Maybe => {
  if (isDoc(value)) return fieldOf(value, part);
  if (!isArray(value)) return undefined;
  // An index is a field name here: '$items.0' finds nothing in an array of documents.
  return value.map((item) => step(item, part)).filter((item): item is BsonValue => item !== undefined);
};

/** The value of '$a.b'; across an array it is the array of its elements' values. */
export const valueAtFieldPath = (root: Maybe, parts: readonly string[]): Maybe => parts.reduce(step, root);

export function fieldPathParts(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes('')) throw numbered(40353, 'FieldPath must not end with a dot or have an empty part');
  if (parts.some((part) => part.startsWith('$')))
    throw numbered(16410, `FieldPath field names may not start with '$'`);
  return parts;
}
