import { Timestamp } from 'bson';
import { badValue } from '../errors.ts';
import { compare } from '../bson/compare.ts';
import { clone, fieldOf, isDoc } from '../bson/values.ts';
import { UNSET, type UpdateOperator } from './change.ts';

const set: UpdateOperator = (value) => ({ creates: true, change: () => clone(value) });

/** $min keeps what is smaller (direction 1), $max what is larger (-1), in the order of all BSON types. */
const extreme =
  (direction: 1 | -1): UpdateOperator =>
  (value) => ({
    creates: true,
    change: (current) =>
      current === undefined || compare(value, current) * direction < 0 ? clone(value) : undefined,
  });

const currentDate: UpdateOperator = (operand) => {
  const type = isDoc(operand)
    ? fieldOf(operand, '$type')
    : operand === false || operand === true
      ? 'date'
      : undefined;
  if (type !== 'date' && type !== 'timestamp') {
    throw badValue("$currentDate takes a boolean or {$type: 'date' or 'timestamp'}");
  }
  return {
    creates: true,
    change: (_current, { now }) =>
      type === 'date' ? now : Timestamp.fromBits(1, Math.floor(now.getTime() / 1000)),
  };
};

export const SET_OPERATORS: Record<string, UpdateOperator> = {
  $set: set,
  $setOnInsert: (value) => ({ creates: true, change: () => clone(value), when: ({ isInsert }) => isInsert }),
  $unset: () => ({ creates: false, change: (current) => (current === undefined ? undefined : UNSET) }),
  $min: extreme(1),
  $max: extreme(-1),
  $currentDate: currentDate,
};
