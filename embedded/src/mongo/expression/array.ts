import { numbered } from '../errors.ts';
import { equal } from '../bson/compare.ts';
import { fromNumber, toInteger } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { isArray, isNumber, type Maybe } from '../bson/values.ts';
import type { Evaluate, ExpressionOperator } from './evaluate.ts';
import { exactly, listOf } from './operands.ts';

const size: ExpressionOperator = (operand, compile) => {
  const [list] = exactly('$size', 1, listOf(operand, compile));
  return (scope) => {
    const value = list!(scope);
    if (isArray(value)) return fromNumber(value.length);
    throw numbered(17124, `The argument to $size must be an array, but was of type: ${typeOf(value)}`);
  };
};

const includes: ExpressionOperator = (operand, compile) => {
  const [item, list] = exactly('$in', 2, listOf(operand, compile));
  return (scope) => {
    const values = list!(scope);
    if (!isArray(values))
      throw numbered(40081, `$in requires an array as a second argument, found: ${typeOf(values)}`);
    const wanted = item!(scope);
    return values.some((value) => equal(value, wanted) && wanted !== undefined);
  };
};

const isArrayOperator: ExpressionOperator = (operand, compile) => {
  const [value] = exactly('$isArray', 1, listOf(operand, compile));
  return (scope) => isArray(value!(scope));
};

function elementAt(list: Maybe, position: number | undefined, name: string): Maybe {
  if (list === null || list === undefined) return null;
  if (!isArray(list)) throw numbered(28689, `${name}'s argument must be an array, but is ${typeOf(list)}`);
  return position === undefined ? undefined : list.at(position);
}

const arrayElemAt: ExpressionOperator = (operand, compile) => {
  const [list, position] = exactly('$arrayElemAt', 2, listOf(operand, compile)) as [Evaluate, Evaluate];
  return (scope) => {
    const at = position(scope);
    if (at === null || at === undefined) return null;
    const index = isNumber(at) ? toInteger(at) : undefined;
    if (index === undefined)
      throw numbered(28690, '$arrayElemAt needs a whole number as its second argument');
    return elementAt(list(scope), index, '$arrayElemAt');
  };
};

const end =
  (name: string, position: number): ExpressionOperator =>
  (operand, compile) => {
    const [list] = exactly(name, 1, listOf(operand, compile));
    return (scope) => elementAt(list!(scope), position, name);
  };

export const ARRAY: Record<string, ExpressionOperator> = {
  $size: size,
  $in: includes,
  $isArray: isArrayOperator,
  $arrayElemAt: arrayElemAt,
  $first: end('$first', 0),
  $last: end('$last', -1),
};
