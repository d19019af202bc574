import { Binary, BSONRegExp, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { badValue, MongoError, notSupported } from '../errors.ts';
import { isArray, isDoc, isNumber } from './values.ts';

const MAX_DEPTH = 100;

const isKnown = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || isNumber(value))
    return true;
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  if (value instanceof ObjectId || value instanceof Binary) return true;
  if (value instanceof BSONRegExp || value instanceof Timestamp) return true;
  return value instanceof MinKey || value instanceof MaxKey;
};

const typeName = (value: unknown): string =>
  (value as { _bsontype?: string } | undefined)?._bsontype ?? typeof value;

/**
 * Refuses what the server could not compare and sort rightly: Decimal128, code, symbols, DBRefs, undefined.
 * Every command is checked once on arrival, so the rest of the server never meets them.
 */
export function assertSupportedTypes(value: unknown, depth = 0): void {
  if (isKnown(value)) return;
  if (depth > MAX_DEPTH)
    throw new MongoError(15, 'Overflow', `BSON documents deeper than ${MAX_DEPTH} are refused`);
  if (isArray(value)) return value.forEach((item) => assertSupportedTypes(item, depth + 1));
  if (!isDoc(value)) throw notSupported(`the BSON type ${typeName(value)}`);
  for (const [field, inner] of Object.entries(value)) {
    if (field === '__proto__') throw badValue(`the field name '__proto__' is refused`);
    assertSupportedTypes(inner, depth + 1);
  }
}
