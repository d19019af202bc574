import { MongoError, notSupported, numbered } from '../errors.ts';
import { type BsonValue, type Doc, isDoc } from '../bson/values.ts';
import { compileFilter } from '../match/filter.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import { count, limit, skip } from './counting-stages.ts';
import { DOCUMENT_STAGES } from './document-stages.ts';
import { group } from './group.ts';
import { lookup } from './lookup.ts';
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

const eachDocument =
  (read: (operand: BsonValue) => (doc: Doc, now: Date) => Doc): ReadStage =>
  (operand) => {
    const change = read(operand);
    return function* (docs, { now }) {
      for (const doc of docs) yield change(doc, now);
    };
  };

const STAGES: Record<string, ReadStage> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $count: count,
  $group: group,
  $unwind: unwind,
  $lookup: lookup,
  ...Object.fromEntries(Object.entries(DOCUMENT_STAGES).map(([name, read]) => [name, eachDocument(read)])),
};

const KNOWN =
  `bucket bucketAuto changeStream collStats currentOp densify documents facet fill geoNear graphLookup
  indexStats listLocalSessions listSessions merge out planCacheStats redact sample search setWindowFields
  sortByCount unionWith vectorSearch`.split(/\s+/);

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
  if (KNOWN.includes(name.slice(1))) throw notSupported(`the pipeline stage ${name}`);
  throw numbered(40324, `Unrecognized pipeline stage name: '${name}'`);
}
