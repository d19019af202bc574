import { keyOf } from '../bson/key.ts';
import { fromNumber } from '../bson/numbers.ts';
import type { BsonValue, Maybe } from '../bson/values.ts';
import { average, extreme, sum } from '../expression/summary.ts';

/** Collects the values of one group. */
export type Accumulator = { add: (value: Maybe) => void; result: () => BsonValue };

const collecting =
  (result: (values: Maybe[]) => Maybe, wants: (value: Maybe) => boolean) => (): Accumulator => {
    const values: Maybe[] = [];
    return {
      add: (value) => void (wants(value) && values.push(value)),
      result: () => result(values) ?? null,
    };
  };

/** Keeps one value: the current sum or best. */
const folding = (combine: (soFar: Maybe, value: Maybe) => Maybe, initial: Maybe) => (): Accumulator => {
  let current = initial;
  return {
    add: (value) => {
      current = combine(current, value);
    },
    result: () => current ?? null,
  };
};

function addToSet(): Accumulator {
  const values = new Map<string, BsonValue>();
  return {
    add: (value) => void (value !== undefined && values.set(keyOf(value).toString('latin1'), value)),
    result: () => [...values.values()],
  };
}

function first(): Accumulator {
  const seen: BsonValue[] = [];
  return {
    // A document without the field still counts as the first one.
    add: (value) => void (seen.length === 0 && seen.push(value ?? null)),
    result: () => seen[0] ?? null,
  };
}

const isPresent = (value: Maybe) => value !== undefined;

export const ACCUMULATORS: Record<string, () => Accumulator> = {
  $sum: folding((total, value) => sum([total, value]), fromNumber(0)),
  $count: folding((total) => sum([total, fromNumber(1)]), fromNumber(0)),
  $avg: collecting(average, isPresent),
  $min: folding((best, value) => extreme([best, value], 1), undefined),
  $max: folding((best, value) => extreme([best, value], -1), undefined),
  $first: first,
  $last: folding((_last, value) => value, undefined),
  $push: collecting((values) => values as BsonValue[], isPresent),
  $addToSet: addToSet,
};
