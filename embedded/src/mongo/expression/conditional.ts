import { numbered } from '../errors.ts';
import { isTrue } from '../bson/truth.ts';
import { type BsonValue, fieldOf, isDoc } from '../bson/values.ts';
import type { CompileExpression, Evaluate, ExpressionOperator } from './evaluate.ts';
import { exactly, listOf } from './operands.ts';

function namedBranches(operand: BsonValue, compile: CompileExpression): Evaluate[] | undefined {
  if (!isDoc(operand)) return undefined;
  const unknown = Object.keys(operand).find((name) => !['if', 'then', 'else'].includes(name));
  if (unknown) throw numbered(17083, `Unrecognized parameter to $cond: ${unknown}`);
  return ['if', 'then', 'else'].map((name) => {
    const branch = fieldOf(operand, name);
    if (branch === undefined) throw numbered(17080, `Missing '${name}' parameter to $cond`);
    return compile(branch);
  });
}

const cond: ExpressionOperator = (operand, compile) => {
  const branches = namedBranches(operand, compile) ?? exactly('$cond', 3, listOf(operand, compile));
  const [condition, then, otherwise] = branches as [Evaluate, Evaluate, Evaluate];
  return (scope) => (isTrue(condition(scope)) ? then(scope) : otherwise(scope));
};

const ifNull: ExpressionOperator = (operand, compile) => {
  const operands = listOf(operand, compile);
  if (operands.length < 2) throw numbered(1257300, '$ifNull needs at least two arguments');
  const last = operands.at(-1)!;
  return (scope) => {
    for (const evaluate of operands.slice(0, -1)) {
      const value = evaluate(scope);
      if (value !== null && value !== undefined) return value;
    }
    return last(scope);
  };
};

const and: ExpressionOperator = (operand, compile) => {
  const operands = listOf(operand, compile);
  return (scope) => operands.every((evaluate) => isTrue(evaluate(scope)));
};

const or: ExpressionOperator = (operand, compile) => {
  const operands = listOf(operand, compile);
  return (scope) => operands.some((evaluate) => isTrue(evaluate(scope)));
};

const not: ExpressionOperator = (operand, compile) => {
  const [condition] = exactly('$not', 1, listOf(operand, compile));
  return (scope) => !isTrue(condition!(scope));
};

export const CONDITIONAL: Record<string, ExpressionOperator> = {
  $cond: cond,
  $ifNull: ifNull,
  $and: and,
  $or: or,
  $not: not,
};
