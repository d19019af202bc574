import { numbered } from '../errors.ts';
import { typeOf } from '../bson/types.ts';
import type { ExpressionOperator } from './evaluate.ts';
import { listOf } from './operands.ts';

const concat: ExpressionOperator = (operand, compile) => {
  const operands = listOf(operand, compile);
  return (scope) => {
    const values = operands.map((evaluate) => evaluate(scope));
    if (values.some((value) => value === null || value === undefined)) return null;
    const wrong = values.find((value) => typeof value !== 'string');
    if (wrong !== undefined) throw numbered(16702, `$concat only supports strings, not ${typeOf(wrong)}`);
    return values.join('');
  };
};

export const TEXT: Record<string, ExpressionOperator> = { $concat: concat };
