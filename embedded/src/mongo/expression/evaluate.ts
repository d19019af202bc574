import type { BsonValue, Doc, Maybe } from '../bson/values.ts';

/** What an expression sees: the document, and its own values for variables such as $$NOW. */
export type Scope = { root: Doc; now?: Date };
export type Evaluate = (scope: Scope) => Maybe;
export type CompileExpression = (expression: BsonValue) => Evaluate;

/** One operator: gets its operand, and the compiler for the expressions inside it. */
export type ExpressionOperator = (operand: BsonValue, compile: CompileExpression) => Evaluate;
