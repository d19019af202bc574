import { ObjectId } from 'bson';
import { MongoError } from '../errors.ts';
import { EMPTY_ARRAY, type KeyPart } from '../bson/write-key.ts';
import { toNumber } from '../bson/numbers.ts';
import { isNumber } from '../bson/values.ts';
import { type Collection, nameOf } from './collection.ts';
import type { Entry, Index } from './index.ts';

const show = (value: KeyPart): string => {
  if (value === EMPTY_ARRAY) return 'undefined';
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  return isNumber(value) ? String(toNumber(value)) : JSON.stringify(value ?? null);
};

/** Error 11000, with the index's pattern and the values that are already there. */
export function duplicateKey(collection: Collection, index: Index, { parts }: Entry): MongoError {
  const values = index.fields.map(
    (field, i) => [field, parts[i] === EMPTY_ARRAY ? null : (parts[i] ?? null)] as const,
  );
  const shown = index.fields.map((field, i) => `${field}: ${show(parts[i])}`).join(', ');
  return new MongoError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${nameOf(collection)} index: ${index.spec.name} dup key: { ${shown} }`,
    { keyPattern: index.spec.key, keyValue: Object.fromEntries(values) },
  );
}
