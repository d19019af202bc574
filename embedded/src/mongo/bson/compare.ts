import { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { compareNumbers } from './numbers.ts';
import { rankOf } from './ranks.ts';
import { type Doc, isArray, isDoc, isNumber, type Maybe } from './values.ts';

const compareText = (a: string, b: string) => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));
const compareValues = (a: number | bigint | boolean, b: number | bigint | boolean) =>
  a === b ? 0 : a < b ? -1 : 1;

const compareArrays = (a: readonly Maybe[], b: readonly Maybe[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
};

const compareDocs = (a: Doc, b: Doc): number => {
  const [left, right] = [Object.entries(a), Object.entries(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [[name, value], [otherName, otherValue]] = [left[i]!, right[i]!];
    // Type first, then the name, then the value: this is how MongoDB compares embedded documents.
    const order =
      rankOf(value) - rankOf(otherValue) || compareText(name, otherName) || compare(value, otherValue);
    if (order !== 0) return order;
  }
  return left.length - right.length;
};

const compareBinary = (a: Binary, b: Binary): number =>
  a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(a.value(), b.value());

/** MongoDB's order over all BSON values; a missing value is equal to null. */
export function compare(a: Maybe, b: Maybe): number {
  const order = rankOf(a) - rankOf(b);
  if (order !== 0) return order;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return compareValues(a, b);
  if (a instanceof Date && b instanceof Date) return compareValues(a.getTime(), b.getTime());
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (isArray(a) && isArray(b)) return compareArrays(a, b);
  if (isDoc(a) && isDoc(b)) return compareDocs(a, b);
  if (a instanceof Binary && b instanceof Binary) return compareBinary(a, b);
  if (a instanceof Timestamp && b instanceof Timestamp) return compareValues(a.toBigInt(), b.toBigInt());
  if (a instanceof BSONRegExp && b instanceof BSONRegExp)
    return compareText(a.pattern, b.pattern) || compareText(a.options, b.options);
  return 0;
}

export const equal = (a: Maybe, b: Maybe): boolean => compare(a, b) === 0;
