import { badValue, typeMismatch } from '../errors.ts';
import { calculate } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonNumber, type BsonValue, isNumber } from '../bson/values.ts';
import { Int32 } from 'bson';
import type { UpdateOperator } from './change.ts';

const zeroLike = (number: BsonNumber): BsonNumber =>
  calculate('multiply', new Int32(0), number) ?? new Int32(0);

function arithmetic(
  operator: string,
  name: 'add' | 'multiply',
  ofMissing: (n: BsonNumber) => BsonNumber,
): UpdateOperator {
  return (operand: BsonValue, target) => {
    if (!isNumber(operand))
      throw typeMismatch(`Cannot ${operator} with non-numeric argument: {${target}: ${typeOf(operand)}}`);
    return {
      creates: true,
      change(current, { path }) {
        if (current === undefined) return ofMissing(operand);
        if (!isNumber(current)) {
          throw typeMismatch(
            `Cannot apply ${operator} to a value of non-numeric type. The field '${path}' is of type ${typeOf(current)}`,
          );
        }
        const result = calculate(name, current, operand);
        if (!result) throw badValue(`Failed to apply ${operator} operations to current value of '${path}'`);
        return result;
      },
    };
  };
}

export const NUMBER_OPERATORS: Record<string, UpdateOperator> = {
  $inc: arithmetic('$inc', 'add', (operand) => operand),
  $mul: arithmetic('$mul', 'multiply', zeroLike),
};
