import { Double } from 'bson';
import { afterPrefix, keyOf, reversed, tagOf } from '../bson/key.ts';
import { isNumber } from '../bson/values.ts';
import type { Condition, Limit } from './conditions.ts';

/** Keys from `low` (with it) up to `high` (without it). */
export type KeyRange = { low: Buffer; high: Buffer };

export const EVERYTHING: KeyRange = { low: Buffer.alloc(0), high: Buffer.of(0xff) };

export const prefixRange = (prefix: Buffer): KeyRange => ({ low: prefix, high: afterPrefix(prefix) });

/** Where the values of a limit's type begin: for numbers above NaN, which no limit lets in. */
const startOfType = ({ value }: Limit): Buffer =>
  isNumber(value) ? keyOf(new Double(-Infinity)) : Buffer.of(tagOf(value));

/** The keys of one ascending field within limits: $gt: 5 means the numbers above 5, no other type. */
export function limitRange({ from, to }: Condition): KeyRange | undefined {
  const known = from ?? to;
  if (!known || (from && to && tagOf(from.value) !== tagOf(to.value))) return undefined;
  const low = from ? keyOf(from.value) : startOfType(known);
  const high = to ? keyOf(to.value) : Buffer.of(tagOf(known.value) + 1);
  return {
    low: from && !from.inclusive ? afterPrefix(low) : low,
    high: to?.inclusive ? afterPrefix(high) : high,
  };
}

/** The same keys in a field that runs downwards. */
export function reversedLimitRange(condition: Condition): KeyRange | undefined {
  const { from, to } = condition;
  const known = from ?? to;
  if (!known || (from && to && tagOf(from.value) !== tagOf(to.value))) return undefined;
  const low = reversed(to ? keyOf(to.value) : Buffer.of(tagOf(known.value)));
  const high = reversed(from ? keyOf(from.value) : startOfType(known));
  return {
    low: to && !to.inclusive ? afterPrefix(low) : low,
    high: !from || from.inclusive ? afterPrefix(high) : high,
  };
}

export const within = (prefix: Buffer, { low, high }: KeyRange): KeyRange => ({
  low: Buffer.concat([prefix, low]),
  high: Buffer.concat([prefix, high]),
});

/** In key order, each once. */
export const distinctRanges = (ranges: KeyRange[]): KeyRange[] =>
  [...new Map(ranges.map((range) => [range.low.toString('latin1'), range])).values()].sort((a, b) =>
    Buffer.compare(a.low, b.low),
  );
