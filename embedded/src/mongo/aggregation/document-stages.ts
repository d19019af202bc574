import { failedToParse, numbered } from '../errors.ts';
import { type BsonValue, type Doc, isArray, isDoc } from '../bson/values.ts';
import { typeOf } from '../bson/types.ts';
import { compileExpression } from '../expression/expression.ts';
import { compileAddFields } from '../projection/add-fields.ts';
import { project } from '../projection/apply.ts';
import { parseProjection } from '../projection/parse.ts';

/** A stage that turns each document into one other: these also make up the pipeline of an update. */
type DocumentStage = (doc: Doc, now: Date) => Doc;
type ReadStage = (operand: BsonValue) => DocumentStage;

const addFields: ReadStage = (operand) => {
  if (!isDoc(operand)) throw numbered(40272, '$addFields specification stage must be an object');
  return compileAddFields(operand);
};

const projectStage: ReadStage = (operand) => {
  if (!isDoc(operand)) throw numbered(15969, '$project specification must be an object');
  if (Object.keys(operand).length === 0)
    throw numbered(51272, 'Invalid $project: specification must have at least one field');
  const projection = parseProjection(operand);
  return (doc, now) => project(projection, doc, now);
};

const unset: ReadStage = (operand) => {
  const paths = isArray(operand) ? operand : [operand];
  if (paths.length === 0)
    throw numbered(31119, '$unset specification must be a string or an array with at least one');
  const names = paths.map((path) => {
    if (typeof path !== 'string')
      throw numbered(31120, '$unset specification must be a string or an array of strings');
    return path;
  });
  const projection = parseProjection(Object.fromEntries(names.map((name) => [name, false])));
  return (doc) => project(projection, doc);
};

const replaceWith: ReadStage = (operand) => {
  const evaluate = compileExpression(operand);
  return (doc, now) => {
    const value = evaluate({ root: doc, now });
    if (isDoc(value)) return value;
    throw numbered(40228, `'newRoot' expression must evaluate to an object, but is ${typeOf(value)}`);
  };
};

const replaceRoot: ReadStage = (operand) => {
  if (!isDoc(operand) || operand['newRoot'] === undefined) throw failedToParse('$replaceRoot needs newRoot');
  return replaceWith(operand['newRoot']);
};

export const DOCUMENT_STAGES: Record<string, ReadStage> = {
  $addFields: addFields,
  $set: addFields,
  $project: projectStage,
  $unset: unset,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
};
