import { Binary, BSONRegExp, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { isArray, type Maybe } from './values.ts';

/** BSON type numbers by the names that $type takes. */
export const TYPE_NUMBERS = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  int: 16,
  timestamp: 17,
  long: 18,
  minKey: -1,
  maxKey: 127,
} as const;

export type TypeName = keyof typeof TYPE_NUMBERS;

const CLASSES: readonly (readonly [new (...args: never[]) => unknown, TypeName])[] = [
  [Int32, 'int'],
  [Double, 'double'],
  [Long, 'long'],
  [Date, 'date'],
  [ObjectId, 'objectId'],
  [Binary, 'binData'],
  [BSONRegExp, 'regex'],
  [Timestamp, 'timestamp'],
  [MinKey, 'minKey'],
  [MaxKey, 'maxKey'],
];

const ofObject = (value: object): TypeName => {
  // A Timestamp is a Long by inheritance: the exact class decides.
  const exact = CLASSES.find(([type]) => value.constructor === type);
  return (exact ?? CLASSES.find(([type]) => value instanceof type))?.[1] ?? 'object';
};

/** The BSON type of a value, 'missing' when there is none. */
export function typeOf(value: Maybe): TypeName | 'missing' {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  return isArray(value) ? 'array' : ofObject(value);
}
