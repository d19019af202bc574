import { Double, Long } from 'bson';
import { numbered, typeMismatch } from '../errors.ts';
import { calculate, fromNumber, toNumber } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonNumber, isNumber, type Maybe } from '../bson/values.ts';
import type { Evaluate, ExpressionOperator } from './evaluate.ts';
import { exactly, listOf } from './operands.ts';

const isNullish = (value: Maybe): value is null | undefined => value === null || value === undefined;

type Arithmetic = 'add' | 'subtract' | 'multiply';

const combine = (name: Arithmetic, a: BsonNumber, b: BsonNumber): BsonNumber =>
  // A long that overflows goes on as a double, as in MongoDB's expressions.
  calculate(name, a, b) ??
  new Double(Number(calculate(name, new Double(toNumber(a)), new Double(toNumber(b)))));

const wrongType = (operator: string, value: Maybe) =>
  typeMismatch(`$${operator} only supports numeric or date types, not ${typeOf(value)}`);

const asMillis = (value: Date): Long => Long.fromNumber(value.getTime());

/** Numbers, and a date plus or minus milliseconds; null when an operand is null or missing. */
function fold(name: Arithmetic, values: Maybe[]): Maybe {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 0 && name === 'multiply') throw wrongType(name, dates[0]);
  const numbers = values.map((value) => {
    if (value instanceof Date) return asMillis(value);
    if (!isNumber(value)) throw wrongType(name, value);
    return value;
  });
  const result = numbers.reduce((a, b) => combine(name, a, b));
  return resultOf(name, result, { dates: dates.length, first: values[0] });
}

function resultOf(name: Arithmetic, result: BsonNumber, operands: { dates: number; first: Maybe }): Maybe {
  if (operands.dates === 0) return result;
  if (name === 'add') {
    if (operands.dates > 1) throw numbered(16612, 'only one date allowed in an $add expression');
    return new Date(toNumber(result));
  }
  if (operands.dates === 2) return Long.fromNumber(toNumber(result));
  if (!(operands.first instanceof Date)) throw typeMismatch("can't $subtract a Date from a number");
  return new Date(toNumber(result));
}

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
