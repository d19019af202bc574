import { Double } from 'bson';
import { compare } from '../bson/compare.ts';
import { fromNumber, sumOf, toNumber } from '../bson/numbers.ts';
import { type BsonValue, isNumber, type Maybe } from '../bson/values.ts';

/** Takes one more value of a group into what is known of it so far. */
type Accumulator = { initial: BsonValue; add: (soFar: BsonValue, value: Maybe) => BsonValue };

/** The sum of the numbers; the rest does not count. */
const add: Accumulator['add'] = (soFar, value) => {
  if (!isNumber(soFar) || !isNumber(value)) return soFar;
  return sumOf(soFar, value) ?? new Double(toNumber(soFar) + toNumber(value));
};

/** The smallest (direction 1) or largest (-1) value that is neither null nor missing; null when there is none. */
const extreme =
  (direction: 1 | -1): Accumulator['add'] =>
  (best, value) => {
    if (value === null || value === undefined) return best;
    return best !== null && compare(best, value) * direction <= 0 ? best : value;
  };

export const ACCUMULATORS: Record<string, Accumulator> = {
  $sum: { initial: fromNumber(0), add },
  $min: { initial: null, add: extreme(1) },
  $max: { initial: null, add: extreme(-1) },
  $push: {
    initial: [],
    add: (soFar, value) => (value === undefined ? soFar : [...(soFar as BsonValue[]), value]),
  },
};
