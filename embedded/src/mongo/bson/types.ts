import { Binary, BSONRegExp, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { isArray, type Maybe } from './values.ts';

export type TypeName =
  | 'double'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'null'
  | 'regex'
  | 'int'
  | 'timestamp'
  | 'long'
  | 'minKey'
  | 'maxKey';

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
