import { badValue } from '../errors.ts';
import { toNumber } from '../bson/numbers.ts';
import { TYPE_NUMBERS, typeOf } from '../bson/types.ts';
import { type BsonValue, isArray, isNumber } from '../bson/values.ts';
import { onValues } from './comparison-operators.ts';
import type { FieldOperator } from './predicate.ts';

const NAMES = Object.keys(TYPE_NUMBERS);
const NUMBERS = ['int', 'long', 'double'];

function namesOf(operand: BsonValue): string[] {
  if (isNumber(operand)) {
    const name = Object.entries(TYPE_NUMBERS).find(([, number]) => number === toNumber(operand))?.[0];
    if (!name) throw badValue(`Invalid numerical type code: ${toNumber(operand)}`);
    return [name];
  }
  if (operand === 'number') return NUMBERS;
  if (typeof operand === 'string' && NAMES.includes(operand)) return [operand];
  throw badValue(`Unknown type name alias: ${String(operand)}`);
}

export const typeOperator: FieldOperator = (operand, { path }) => {
  const listed = isArray(operand) ? operand : [operand];
  if (listed.length === 0) throw badValue('$type must match at least one type');
  const names = new Set(listed.flatMap(namesOf));
  return onValues(path, (value) => names.has(typeOf(value)));
};
