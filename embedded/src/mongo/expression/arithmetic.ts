import { Double } from 'bson';
import { numbered, typeMismatch } from '../errors.ts';
import { fromNumber, toNumber } from '../bson/numbers.ts';
import { isNumber } from '../bson/values.ts';
import type { Evaluate, ExpressionOperator } from './evaluate.ts';
import { type Arithmetic, fold, isNullish } from './fold-numbers.ts';
import { exactly, listOf } from './operands.ts';

const folding =
  (name: Arithmetic, initial: number): ExpressionOperator =>
  (operand, compile) => {
    const operands = listOf(operand, compile);
    return (scope) => {
      const values = operands.map((evaluate) => evaluate(scope));
      return values.length === 0 ? fromNumber(initial) : fold(name, values);
    };
  };

const pair = (name: string, operands: Evaluate[]) => exactly(name, 2, operands) as [Evaluate, Evaluate];

const divide: ExpressionOperator = (operand, compile) => {
  const [dividend, divisor] = pair('$divide', listOf(operand, compile));
  return (scope) => {
    const [a, b] = [dividend(scope), divisor(scope)];
    if (isNullish(a) || isNullish(b)) return null;
    if (!isNumber(a) || !isNumber(b)) throw typeMismatch('$divide only supports numeric types');
    if (toNumber(b) === 0) throw badDivision();
    return new Double(toNumber(a) / toNumber(b));
  };
};

const badDivision = () => numbered(2, "can't $divide by zero");

const subtract: ExpressionOperator = (operand, compile) => {
  const operands = pair('$subtract', listOf(operand, compile));
  return (scope) =>
    fold(
      'subtract',
      operands.map((evaluate) => evaluate(scope)),
    );
};

export const ARITHMETIC: Record<string, ExpressionOperator> = {
  $add: folding('add', 0),
  $multiply: folding('multiply', 1),
  $subtract: subtract,
  $divide: divide,
};
