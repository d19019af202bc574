import { MongoError } from '../errors.ts';
import { type BsonValue, type Doc, fieldOf, isArray, isDoc } from '../bson/values.ts';
import { wrongType } from './fields.ts';

export function listField(from: Doc, name: string): BsonValue[] {
  const value = fieldOf(from, name) ?? [];
  if (isArray(value)) return value;
  throw wrongType(name, value, 'array');
}

/** A list of documents that must be there and not be empty, as those of a write. */
export function docsField(from: Doc, name: string, { most }: { most: number }): Doc[] {
  const docs = listField(from, name);
  if (docs.length === 0 || docs.length > most) {
    throw new MongoError(
      16,
      'InvalidLength',
      `Write batch sizes must be between 1 and ${most}. Got ${docs.length} operations.`,
    );
  }
  return docs.map((doc) => {
    if (isDoc(doc)) return doc;
    throw wrongType(name, doc, 'object');
  });
}
