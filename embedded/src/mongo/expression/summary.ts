import { Double } from 'bson';
import { compare } from '../bson/compare.ts';
import { calculate, fromNumber, toNumber } from '../bson/numbers.ts';
import { type BsonNumber, type BsonValue, isArray, isNumber, type Maybe } from '../bson/values.ts';
import type { ExpressionOperator } from './evaluate.ts';
import { listOf } from './operands.ts';

const addUp = (a: BsonNumber, b: BsonNumber): BsonNumber =>
  calculate('add', a, b) ?? new Double(toNumber(a) + toNumber(b));

/** The sum of the numbers among the values; the rest does not count. */
export const sum = (values: readonly Maybe[]): BsonNumber =>
  values.filter(isNumber).reduce(addUp, fromNumber(0));

/** The mean of the numbers among the values, null when there is none. */
export function average(values: readonly Maybe[]): Maybe {
  const numbers = values.filter(isNumber);
  return numbers.length === 0 ? null : new Double(toNumber(sum(numbers)) / numbers.length);
}

const isPresent = (value: Maybe): value is Exclude<BsonValue, null> => value !== null && value !== undefined;

/** The smallest (direction 1) or largest (-1) value that is neither null nor missing; null when there is none. */
export const extreme = (values: readonly Maybe[], direction: 1 | -1): Maybe =>
  values
    .filter(isPresent)
    .reduce<Maybe>(
      (best, value) => (isPresent(best) && compare(best, value) * direction <= 0 ? best : value),
      null,
    );

/** As an expression: one operand that is an array stands for its elements. */
const summary =
  (of: (values: Maybe[]) => Maybe): ExpressionOperator =>
  (operand, compile) => {
    const operands = listOf(operand, compile);
    return (scope) => {
      const values = operands.map((evaluate) => evaluate(scope));
      return of(values.length === 1 && isArray(values[0]) ? values[0] : values);
    };
  };

export const SUMMARY: Record<string, ExpressionOperator> = {
  $sum: summary(sum),
  $avg: summary(average),
  $min: summary((values) => extreme(values, 1)),
  $max: summary((values) => extreme(values, -1)),
};
