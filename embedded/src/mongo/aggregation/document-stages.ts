import { failedToParse, numbered } from '../errors.ts';
import { type BsonValue, type Doc, isDoc } from '../bson/values.ts';
import { typeOf } from '../bson/types.ts';
import { compileExpression } from '../expression/expression.ts';
import { parseProjection, project } from '../projection/projection.ts';
import type { ReadStage } from './stage.ts';

/** A stage that turns each document into one other. */
const eachDocument =
  (read: (operand: BsonValue) => (doc: Doc) => Doc): ReadStage =>
  (operand) => {
    const change = read(operand);
    return function* (docs) {
      for (const doc of docs) yield change(doc);
    };
  };

export const projectStage = eachDocument((operand) => {
  if (!isDoc(operand)) throw numbered(15969, '$project specification must be an object');
  if (Object.keys(operand).length === 0)
    throw numbered(51272, 'Invalid $project: specification must have at least one field');
  const projection = parseProjection(operand);
  return (doc) => project(projection, doc);
});

export const replaceRoot = eachDocument((operand) => {
  if (!isDoc(operand) || operand['newRoot'] === undefined) throw failedToParse('$replaceRoot needs newRoot');
  const evaluate = compileExpression(operand['newRoot']);
  return (doc) => {
    const value = evaluate(doc);
    if (isDoc(value)) return value;
    throw numbered(40228, `'newRoot' expression must evaluate to an object, but is ${typeOf(value)}`);
  };
});
