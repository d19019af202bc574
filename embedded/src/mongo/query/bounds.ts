import { Double } from 'bson';
import { afterPrefix, keyOf, reversed } from '../bson/key.ts';
import { tagOf } from '../bson/write-key.ts';
import { isNumber } from '../bson/values.ts';
import type { Condition, Limit } from './conditions.ts';

/** Keys from `low` (with it) up to `high` (without it). */
export type KeyRange = { low: Buffer; high: Buffer };

export const prefixRange = (prefix: Buffer): KeyRange => ({ low: prefix, high: afterPrefix(prefix) });

const LEAST_NUMBER = new Double(-Infinity);

/** Without a lower limit numbers start at -Infinity: NaN sorts below it, and is within no limit. */
const lowerLimit = ({ from, to }: Condition): Limit | undefined => {
  if (from || !to) return from;
  return isNumber(to.value) ? { value: LEAST_NUMBER, inclusive: true } : undefined;
};

const inverted = (tag: number) => ~tag & 0xff;

/** The key tag of the limits; undefined when their types differ, because such a filter finds nothing. */
function tagOfLimits({ from, to }: Condition): number | undefined {
  const [low, high] = [from && tagOf(from.value), to && tagOf(to.value)];
  return low === undefined || high === undefined || low === high ? (low ?? high) : undefined;
}

/** The keys of one ascending field within limits: $gt: 5 means the numbers above 5, no other type. */
export function limitRange(condition: Condition): KeyRange | undefined {
  const tag = tagOfLimits(condition);
  if (tag === undefined) return undefined;
  const [from, to] = [lowerLimit(condition), condition.to];
  const low = from ? keyOf(from.value) : Buffer.of(tag);
  const high = to ? keyOf(to.value) : Buffer.of(tag + 1);
  return {
    low: from && !from.inclusive ? afterPrefix(low) : low,
    high: to?.inclusive ? afterPrefix(high) : high,
  };
}

/** The same keys in a field that runs downwards: the limits change sides. */
export function reversedLimitRange(condition: Condition): KeyRange | undefined {
  const tag = tagOfLimits(condition);
  if (tag === undefined) return undefined;
  const [from, to] = [lowerLimit(condition), condition.to];
  const low = to ? reversed(keyOf(to.value)) : Buffer.of(inverted(tag));
  const high = from ? reversed(keyOf(from.value)) : Buffer.of(inverted(tag) + 1);
  return {
    low: to && !to.inclusive ? afterPrefix(low) : low,
    high: from?.inclusive ? afterPrefix(high) : high,
  };
}

export const within = (prefix: Buffer, { low, high }: KeyRange): KeyRange => ({
  low: Buffer.concat([prefix, low]),
  high: Buffer.concat([prefix, high]),
});

/** The ranges in key order, without duplicates. */
export const distinctRanges = (ranges: KeyRange[]): KeyRange[] =>
  [...new Map(ranges.map((range) => [range.low.toString('latin1'), range])).values()].sort((a, b) =>
    Buffer.compare(a.low, b.low),
  );
