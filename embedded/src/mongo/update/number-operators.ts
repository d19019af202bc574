import { badValue, typeMismatch } from '../errors.ts';
import { sumOf } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { isNumber } from '../bson/values.ts';
import type { UpdateOperator } from './change.ts';

export const increment: UpdateOperator = (operand, target) => {
  if (!isNumber(operand))
    throw typeMismatch(`Cannot $inc with non-numeric argument: {${target}: ${typeOf(operand)}}`);
  return {
    creates: true,
    change(current, { path }) {
      if (current === undefined) return operand;
      if (!isNumber(current)) {
        throw typeMismatch(
          `Cannot apply $inc to a value of non-numeric type. The field '${path}' is of type ${typeOf(current)}`,
        );
      }
      const result = sumOf(current, operand);
      if (!result) throw badValue(`Failed to apply $inc operations to current value of '${path}'`);
      return result;
    },
  };
};
