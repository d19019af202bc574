import { notSupported, numbered } from '../errors.ts';
import { type BsonValue, type Doc, isArray, isDoc, isOperatorDoc, type Maybe } from '../bson/values.ts';
import { fieldPathParts, valueAtFieldPath } from './field-path.ts';

export type Evaluate = (doc: Doc) => Maybe;

function text(value: string): Evaluate {
  if (value.startsWith('$$')) throw notSupported(`the variable ${value}`);
  if (!value.startsWith('$')) return () => value;
  const parts = fieldPathParts(value.slice(1));
  return (doc) => valueAtFieldPath(doc, parts);
}

function ifNull(operand: BsonValue): Evaluate {
  const operands = (isArray(operand) ? operand : [operand]).map(compileExpression);
  if (operands.length < 2) throw numbered(1257300, '$ifNull needs at least two arguments');
  const last = operands.pop()!;
  return (doc) => {
    for (const evaluate of operands) {
      const value = evaluate(doc);
      if (value !== null && value !== undefined) return value;
    }
    return last(doc);
  };
}

function operation(expression: Doc): Evaluate {
  const [name = '', ...others] = Object.keys(expression);
  if (others.length > 0) {
    throw numbered(15983, 'An object representing an expression must have exactly one field');
  }
  if (name === '$ifNull') return ifNull(expression[name]!);
  throw notSupported(`the expression ${name}`);
}

function document(expression: Doc): Evaluate {
  const fields = Object.entries(expression).map(([name, value]) => {
    if (name.startsWith('$') || name.includes('.'))
      throw numbered(16412, `invalid field name in an expression: ${name}`);
    return [name, compileExpression(value)] as const;
  });
  return (doc) => {
    const values = fields.map(([name, evaluate]) => [name, evaluate(doc)] as const);
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
  return (doc) => items.map((evaluate) => evaluate(doc) ?? null);
}
