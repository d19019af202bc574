import { badValue, typeMismatch } from '../errors.ts';
import { compare } from '../bson/compare.ts';
import { add } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { clone, isNumber } from '../bson/values.ts';
import { UNSET, type UpdateOperator } from './change.ts';

/** $min keeps what is smaller (direction 1), $max what is larger (-1), in the order of all BSON types. */
const extreme =
  (direction: 1 | -1): UpdateOperator =>
  (value) => ({
    creates: true,
    change: (current) =>
      current === undefined || compare(value, current) * direction < 0 ? clone(value) : undefined,
  });

const inc: UpdateOperator = (operand, target) => {
  if (!isNumber(operand))
    throw typeMismatch(`Cannot $inc with non-numeric argument: {${target}: ${typeOf(operand)}}`);
  return {
    creates: true,
    change(current, path) {
      if (current === undefined) return operand;
      if (!isNumber(current)) {
        throw typeMismatch(
          `Cannot apply $inc to a value of non-numeric type. The field '${path}' is of type ${typeOf(current)}`,
        );
      }
      const sum = add(current, operand);
      if (!sum) throw badValue(`Failed to apply $inc operations to current value of '${path}'`);
      return sum;
    },
  };
};

export const SET_OPERATORS: Record<string, UpdateOperator> = {
  $set: (value) => ({ creates: true, change: () => clone(value) }),
  $setOnInsert: (value) => ({ creates: true, onInsert: true, change: () => clone(value) }),
  $unset: () => ({ creates: false, change: (current) => (current === undefined ? undefined : UNSET) }),
  $min: extreme(1),
  $max: extreme(-1),
  $inc: inc,
};
