import type { Binary, BSONRegExp, MaxKey, MinKey, ObjectId } from 'bson';
import { Double, Int32, Long, Timestamp } from 'bson';

export type BsonNumber = Int32 | Double | Long;

/** Every value a stored document can hold. int, double and long stay apart, as they do in MongoDB. */
export type BsonValue =
  | BsonNumber
  | string
  | boolean
  | null
  | Date
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | MinKey
  | MaxKey
  | BsonValue[]
  | Doc;

export type Doc = { [field: string]: BsonValue };

/** A value or the absence of one. */
export type Maybe = BsonValue | undefined;

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const isArray = (value: unknown): value is BsonValue[] => Array.isArray(value);

// A Timestamp is a Long by inheritance only.
export const isNumber = (value: unknown): value is BsonNumber =>
  value instanceof Int32 ||
  value instanceof Double ||
  (value instanceof Long && !(value instanceof Timestamp));

/** A document whose first field is an operator, such as {$gt: 1}. */
export const isOperatorDoc = (value: unknown): value is Doc =>
  isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

/** The document's own field: never something it inherits. */
export const fieldOf = (doc: Doc, field: string): Maybe =>
  Object.hasOwn(doc, field) ? doc[field] : undefined;

export const clone = <T extends BsonValue>(value: T): T => {
  if (isArray(value)) return value.map(clone) as T;
  if (!isDoc(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, clone(inner)])) as T;
};
