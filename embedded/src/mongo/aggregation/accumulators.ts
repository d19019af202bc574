import { Double } from 'bson';
import { compare } from '../bson/compare.ts';
import { add, fromNumber, toNumber } from '../bson/numbers.ts';
import { type BsonNumber, type BsonValue, isNumber, type Maybe } from '../bson/values.ts';

/** Collects the values of one group. */
export type Accumulator = { add: (value: Maybe) => void; result: () => BsonValue };

/** A long that overflows goes on as a double. */
const addUp = (a: BsonNumber, b: BsonNumber): BsonNumber =>
  add(a, b) ?? new Double(toNumber(a) + toNumber(b));

/** The sum of the numbers; the rest does not count. */
function sum(): Accumulator {
  let total = fromNumber(0);
  return {
    add: (value) => void (isNumber(value) && (total = addUp(total, value))),
    result: () => total,
  };
}

/** The smallest (direction 1) or largest (-1) value that is neither null nor missing. */
const extreme = (direction: 1 | -1) => (): Accumulator => {
  let best: Maybe = null;
  return {
    add: (value) => {
      if (value === null || value === undefined) return;
      if (best === null || best === undefined || compare(best, value) * direction > 0) best = value;
    },
    result: () => best ?? null,
  };
};

function push(): Accumulator {
  const values: BsonValue[] = [];
  return { add: (value) => void (value !== undefined && values.push(value)), result: () => values };
}

export const ACCUMULATORS: Record<string, () => Accumulator> = {
  $sum: sum,
  $min: extreme(1),
  $max: extreme(-1),
  $push: push,
};
