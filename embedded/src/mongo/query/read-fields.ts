import { isTrue } from '../bson/truth.ts';
import { type BsonValue, type Doc, isArray, isDoc, isNumber } from '../bson/values.ts';

/** Names of top-level fields; undefined means all of them. */
export type Fields = ReadonlySet<string> | undefined;
/** For documents that are sent as stored, or only counted: no field is read. */
export const NO_FIELDS: Fields = new Set<string>();

const rootOf = (path: string): string => path.split('.', 1)[0]!;

/** The union of the fields; all fields when one set is all. */
export const unionOf = (...all: Fields[]): Fields =>
  all.every((fields) => fields !== undefined) ? new Set(all.flatMap((fields) => [...fields])) : undefined;

function clauseFields([name, operand]: [string, BsonValue]): Fields {
  if (!name.startsWith('$')) return new Set([rootOf(name)]);
  const isLogical = name === '$and' || name === '$or' || name === '$nor';
  return isLogical && isArray(operand) ? unionOf(...operand.filter(isDoc).map(filterFields)) : undefined;
}

/** The fields that a filter looks at. */
export const filterFields = (filter: Doc): Fields => unionOf(...Object.entries(filter).map(clauseFields));

/** The fields that a sort looks at. */
export const sortFields = (sort: object = {}): Fields => new Set(Object.keys(sort).map(rootOf));

const isFlag = (value: BsonValue): boolean => isNumber(value) || typeof value === 'boolean';

/** The fields of a projection that only names what stays. */
export function projectedFields(projection: Doc = {}): Fields {
  const entries = Object.entries(projection);
  const keeps = entries.some(([path, value]) => path !== '_id' && isFlag(value) && isTrue(value));
  const isPlain = entries.every(([path, value]) => isFlag(value) && (isTrue(value) || path === '_id'));
  const onlyId = entries.length === 1 && entries[0]![0] === '_id' && isTrue(entries[0]![1]);
  return isPlain && (keeps || onlyId)
    ? new Set(['_id', ...entries.map(([path]) => rootOf(path))])
    : undefined;
}

/** The fields that the stages of a pipeline look at before a $project leaves out all others. */
export function pipelineFields([stage, ...rest]: readonly BsonValue[]): Fields {
  const [name, operand] = isDoc(stage) ? (Object.entries(stage)[0] ?? []) : [];
  if (name === '$limit' || name === '$skip') return pipelineFields(rest);
  if (!isDoc(operand)) return undefined;
  if (name === '$project') return projectedFields(operand);
  const own = name === '$match' ? filterFields(operand) : name === '$sort' ? sortFields(operand) : undefined;
  return own && unionOf(own, pipelineFields(rest));
}
