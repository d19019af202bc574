import { failedToParse, MongoError, notSupported, numbered } from '../errors.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonValue, type Doc, isDoc } from '../bson/values.ts';
import { compileExpression } from '../expression/expression.ts';
import { compileFilter } from '../match/filter.ts';
import { project } from '../projection/apply.ts';
import { parseProjection } from '../projection/parse.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import { limit, skip } from './counting-stages.ts';
import { group } from './group.ts';
import type { ReadStage, Stage } from './stage.ts';
import { unwind } from './unwind.ts';

const match: ReadStage = (operand) => {
  if (!isDoc(operand)) throw numbered(15959, 'the match filter must be an expression in an object');
  const matches = compileFilter(operand);
  return function* (docs) {
    for (const doc of docs) if (matches(doc)) yield doc;
  };
};

const sort: ReadStage = (operand) => {
  if (!isDoc(operand)) throw numbered(15973, 'the $sort key specification must be an object');
  if (Object.keys(operand).length === 0) throw numbered(15976, '$sort stage must have at least one sort key');
  const fields = parseSort(operand);
  return (docs) => sortBy(docs, fields, (doc) => doc);
};

/** A stage that turns each document into one other. */
const eachDocument = (change: (doc: Doc) => Doc): Stage =>
  function* (docs) {
    for (const doc of docs) yield change(doc);
  };

const projectStage: ReadStage = (operand) => {
  if (!isDoc(operand)) throw numbered(15969, '$project specification must be an object');
  if (Object.keys(operand).length === 0)
    throw numbered(51272, 'Invalid $project: specification must have at least one field');
  const projection = parseProjection(operand);
  return eachDocument((doc) => project(projection, doc));
};

const replaceRoot: ReadStage = (operand) => {
  if (!isDoc(operand) || operand['newRoot'] === undefined) throw failedToParse('$replaceRoot needs newRoot');
  const evaluate = compileExpression(operand['newRoot']);
  return eachDocument((doc) => {
    const value = evaluate(doc);
    if (isDoc(value)) return value;
    throw numbered(40228, `'newRoot' expression must evaluate to an object, but is ${typeOf(value)}`);
  });
};

const STAGES: Record<string, ReadStage> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $group: group,
  $unwind: unwind,
  $project: projectStage,
  $replaceRoot: replaceRoot,
};

/** Reads one stage: exactly one name, and one that is known here. */
export function readStage(stage: BsonValue): Stage {
  if (!isDoc(stage))
    throw new MongoError(14, 'TypeMismatch', 'Each element of the pipeline must be an object');
  const [name, ...others] = Object.keys(stage);
  if (name === undefined || others.length > 0) {
    throw numbered(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  const read = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (read) return read(stage[name]!);
  throw notSupported(`the pipeline stage ${name}`);
}
