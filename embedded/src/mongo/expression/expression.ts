import { MongoError, notSupported, numbered } from '../errors.ts';
import { type BsonValue, type Doc, isArray, isDoc, isOperatorDoc } from '../bson/values.ts';
import { ARITHMETIC } from './arithmetic.ts';
import { ARRAY } from './array.ts';
import { COMPARISON } from './comparison.ts';
import { CONDITIONAL } from './conditional.ts';
import type { Evaluate, ExpressionOperator } from './evaluate.ts';
import { fieldPathParts, valueAtFieldPath } from './field-path.ts';
import { isKnownOperator } from './known-operators.ts';
import { SUMMARY } from './summary.ts';
import { TEXT } from './text.ts';

const OPERATORS: Record<string, ExpressionOperator> = {
  ...ARITHMETIC,
  ...ARRAY,
  ...COMPARISON,
  ...CONDITIONAL,
  ...SUMMARY,
  ...TEXT,
  $literal: (operand) => () => operand,
};

function variable(path: string): Evaluate {
  const [name = '', ...parts] = path.slice(2).split('.');
  if (name === 'REMOVE' && parts.length === 0) return () => undefined;
  if (name === 'NOW' && parts.length === 0) return ({ now }) => now ?? new Date();
  if (name === 'ROOT' || name === 'CURRENT') return ({ root }) => valueAtFieldPath(root, parts);
  if (/^[A-Z]/.test(name)) throw notSupported(`the variable $$${name}`);
  throw numbered(17276, `Use of undefined variable: ${name}`);
}

function text(value: string): Evaluate {
  if (value.startsWith('$$')) return variable(value);
  if (!value.startsWith('$')) return () => value;
  const parts = fieldPathParts(value.slice(1));
  return ({ root }) => valueAtFieldPath(root, parts);
}

function operation(expression: Doc): Evaluate {
  const [name = '', ...others] = Object.keys(expression);
  if (others.length > 0) {
    throw numbered(15983, 'An object representing an expression must have exactly one field');
  }
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (operator) return operator(expression[name]!, compileExpression);
  if (isKnownOperator(name)) throw notSupported(`the expression ${name}`);
  throw new MongoError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
}

function document(expression: Doc): Evaluate {
  const fields = Object.entries(expression).map(([name, value]) => {
    if (name.startsWith('$') || name.includes('.'))
      throw numbered(16412, `invalid field name in an expression: ${name}`);
    return [name, compileExpression(value)] as const;
  });
  return (scope) => {
    const values = fields.map(([name, evaluate]) => [name, evaluate(scope)] as const);
    return Object.fromEntries(
      values.filter((entry): entry is readonly [string, BsonValue] => entry[1] !== undefined),
    );
  };
}

/** Compiles an aggregation expression; evaluating it gives undefined for a missing value. */
export function compileExpression(expression: BsonValue): Evaluate {
  if (typeof expression === 'string') return text(expression);
  if (isOperatorDoc(expression)) return operation(expression);
  if (isDoc(expression)) return document(expression);
  if (!isArray(expression)) return () => expression;
  const items = expression.map(compileExpression);
  return (scope) => items.map((evaluate) => evaluate(scope) ?? null);
}
