import { compare } from '../bson/compare.ts';
import { fromNumber } from '../bson/numbers.ts';
import type { Maybe } from '../bson/values.ts';
import type { ExpressionOperator } from './evaluate.ts';
import { exactly, listOf } from './operands.ts';

/** Expressions tell a missing value from null: it comes before everything but MinKey. */
function compareInExpression(a: Maybe, b: Maybe): number {
  if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
  return Math.sign(compare(a, b));
}

const comparing =
  (name: string, result: (order: number) => Maybe): ExpressionOperator =>
  (operand, compile) => {
    const [left, right] = exactly(name, 2, listOf(operand, compile));
    return (scope) => result(compareInExpression(left!(scope), right!(scope)));
  };

export const COMPARISON: Record<string, ExpressionOperator> = {
  $eq: comparing('$eq', (order) => order === 0),
  $ne: comparing('$ne', (order) => order !== 0),
  $gt: comparing('$gt', (order) => order > 0),
  $gte: comparing('$gte', (order) => order >= 0),
  $lt: comparing('$lt', (order) => order < 0),
  $lte: comparing('$lte', (order) => order <= 0),
  $cmp: comparing('$cmp', (order) => fromNumber(order)),
};
