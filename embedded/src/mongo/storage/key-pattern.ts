import { MongoError, notSupported } from '../errors.ts';
import { toNumber } from '../bson/numbers.ts';
import { type BsonValue, isDoc, isNumber } from '../bson/values.ts';

/** The fields of an index in their order, each upwards (1) or downwards (-1). */
export type KeyPattern = Record<string, 1 | -1>;

export const cannotCreate = (message: string) => new MongoError(67, 'CannotCreateIndex', message);

const DIRECTIONS = { '1': 1, '-1': -1 } as const;

function directionOf(field: string, value: BsonValue): 1 | -1 {
  if (typeof value === 'string') throw notSupported(`the index type '${value}'`);
  if (field === '' || field.split('.').includes(''))
    throw cannotCreate('Index keys cannot have an empty field');
  if (field.includes('$')) throw cannotCreate(`Index key contains an illegal field name: '${field}'`);
  const direction = isNumber(value) ? toNumber(value) : 0;
  if (!direction)
    throw cannotCreate(`Values in the index key pattern cannot be 0 or of a type other than number`);
  const known = DIRECTIONS[String(direction) as keyof typeof DIRECTIONS];
  if (!known) throw notSupported(`the index direction ${direction}`);
  return known;
}

/** Reads {a: 1, b: -1}. Text, geo, hashed and wildcard indexes are refused. */
export function parseKeyPattern(value: BsonValue | undefined): KeyPattern {
  if (!isDoc(value) || Object.keys(value).length === 0) throw cannotCreate('Index keys cannot be empty.');
  return Object.fromEntries(
    Object.entries(value).map(([field, direction]) => [field, directionOf(field, direction)]),
  );
}
