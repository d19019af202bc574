import { encode } from '../bson/codec.ts';
import { fromNumber, toInteger } from '../bson/numbers.ts';
import { type BsonValue, type Doc, isDoc, isNumber } from '../bson/values.ts';
import type { Query } from '../query/find-rows.ts';
import { type Fields, pipelineFields } from '../query/read-fields.ts';
import type { Stage } from './stage.ts';
import { readStage } from './stages.ts';

/**
 * A pipeline in two parts: what an index can answer, and the stages for the rest.
 * `fields`: what the stages read of the documents. `countAs`: set when the pipeline only counts; makes its result.
 */
type SplitPipeline = { query: Query; stages: Stage[]; fields: Fields; countAs?: (n: number) => Doc[] };

const stageIs = (stage: BsonValue | undefined, name: string): Doc | undefined => {
  const operand = isDoc(stage) ? stage[name] : undefined;
  return isDoc(operand) ? operand : undefined;
};

/** The $group that drivers send for countDocuments. */
const DRIVER_COUNT = encode({ $group: { _id: 1, n: { $sum: 1 } } });

function countAsOf(rest: readonly BsonValue[]): SplitPipeline['countAs'] {
  const [only, ...others] = rest;
  if (!isDoc(only) || others.length > 0 || !encode(only).equals(DRIVER_COUNT)) return undefined;
  return (n) => (n > 0 ? [{ _id: fromNumber(1), n: fromNumber(n) }] : []);
}

const limitOf = (stage: BsonValue | undefined): number | undefined => {
  const operand = isDoc(stage) ? stage['$limit'] : undefined;
  return isNumber(operand) ? toInteger(operand) : undefined;
};

/** A $match at the start, a $sort behind it and a $limit behind that become a query. */
export function splitPipeline(pipeline: readonly BsonValue[]): SplitPipeline {
  // Every stage is read, also those that the query takes over: their mistakes are errors as well.
  const stages = pipeline.map(readStage);
  const filter = stageIs(pipeline[0], '$match');
  const afterMatch = filter ? 1 : 0;
  const sort = stageIs(pipeline[afterMatch], '$sort');
  const afterSort = sort ? afterMatch + 1 : afterMatch;
  const limit = limitOf(pipeline[afterSort]);
  const taken = limit === undefined ? afterSort : afterSort + 1;
  const rest = pipeline.slice(taken);
  const query: Query = { filter: filter ?? {}, sort, limit };
  const countAs = sort ? undefined : countAsOf(rest);
  return { query, stages: stages.slice(taken), fields: pipelineFields(rest), countAs };
}
