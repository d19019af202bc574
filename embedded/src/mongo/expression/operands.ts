import { numbered } from '../errors.ts';
import { type BsonValue, isArray } from '../bson/values.ts';
import type { CompileExpression, Evaluate } from './evaluate.ts';

/** The operands of an operator that takes a list; a single one may stand without brackets. */
export const listOf = (operand: BsonValue, compile: CompileExpression): Evaluate[] =>
  (isArray(operand) ? operand : [operand]).map(compile);

/** Exactly `count` operands. */
export function exactly(name: string, count: number, operands: Evaluate[]): Evaluate[] {
  if (operands.length === count) return operands;
  throw numbered(
    16020,
    `Expression ${name} takes exactly ${count} arguments. ${operands.length} were passed in.`,
  );
}
