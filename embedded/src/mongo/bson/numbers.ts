import { Double, Int32, Long } from 'bson';
import type { BsonNumber } from './values.ts';

const INT_MAX = 2_147_483_647;
const LONG_MAX = 2n ** 63n - 1n;

export const toNumber = (value: BsonNumber): number =>
  value instanceof Long ? value.toNumber() : value.value;

const exact = (value: BsonNumber): bigint =>
  value instanceof Long ? value.toBigInt() : BigInt(Math.trunc(toNumber(value)));

const sign = (less: boolean) => (less ? -1 : 1);

/** MongoDB's order of numbers: NaN below all, longs exact beyond 2^53. */
export function compareNumbers(a: BsonNumber, b: BsonNumber): number {
  const [x, y] = [toNumber(a), toNumber(b)];
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  if (x !== y) return sign(x < y);
  if (!Number.isFinite(x) || !(a instanceof Long || b instanceof Long)) return 0;
  const [left, right] = [exact(a), exact(b)];
  return left === right ? 0 : sign(left < right);
}

/** A whole number in the smallest type that holds it; undefined when not even a long does. */
const wholeNumber = (value: bigint, long: boolean): BsonNumber | undefined => {
  if (value > LONG_MAX || value < -LONG_MAX - 1n) return undefined;
  const fitsInt = value <= INT_MAX && value >= -INT_MAX - 1;
  return fitsInt && !long ? new Int32(Number(value)) : Long.fromBigInt(value);
};

/**
 * The sum has the wider of both types: int, long, double. An int that overflows becomes a long;
 * undefined when a long overflows.
 */
export function add(a: BsonNumber, b: BsonNumber): BsonNumber | undefined {
  if (a instanceof Double || b instanceof Double) return new Double(toNumber(a) + toNumber(b));
  return wholeNumber(exact(a) + exact(b), a instanceof Long || b instanceof Long);
}

/** A JavaScript number as BSON writes it: an int when it is one, else a double. */
export const fromNumber = (value: number): BsonNumber =>
  Number.isInteger(value) && Math.abs(value) <= INT_MAX && !Object.is(value, -0)
    ? new Int32(value)
    : new Double(value);

/** The integer behind any of the number types; undefined when it has a fraction or is too large. */
export function toInteger(value: BsonNumber): number | undefined {
  const number = toNumber(value);
  return Number.isSafeInteger(number) ? number : undefined;
}
