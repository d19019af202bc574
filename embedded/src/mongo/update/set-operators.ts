import { compare } from '../bson/compare.ts';
import { clone } from '../bson/values.ts';
import { UNSET, type UpdateOperator } from './change.ts';
import { increment } from './number-operators.ts';

const set: UpdateOperator = (value) => ({ creates: true, change: () => clone(value) });

/** $min keeps what is smaller (direction 1), $max what is larger (-1), in the order of all BSON types. */
const extreme =
  (direction: 1 | -1): UpdateOperator =>
  (value) => ({
    creates: true,
    change: (current) =>
      current === undefined || compare(value, current) * direction < 0 ? clone(value) : undefined,
  });

export const SET_OPERATORS: Record<string, UpdateOperator> = {
  $set: set,
  $setOnInsert: (value) => ({ creates: true, change: () => clone(value), when: ({ isInsert }) => isInsert }),
  $unset: () => ({ creates: false, change: (current) => (current === undefined ? undefined : UNSET) }),
  $min: extreme(1),
  $max: extreme(-1),
  $inc: increment,
};
