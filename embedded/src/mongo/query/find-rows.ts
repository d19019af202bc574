import { decode } from '../bson/codec.ts';
import { decodeFields } from '../bson/decode-fields.ts';
import { type BsonValue, type Doc } from '../bson/values.ts';
import { compileFilter } from '../match/filter.ts';
import type { Predicate } from '../match/predicate.ts';
import type { Collection, Row } from '../storage/collection.ts';
import type { Database } from '../storage/database.ts';
import { type Plan, planQuery } from './plan.ts';
import { type Fields, filterFields, NO_FIELDS, sortFields, unionOf } from './read-fields.ts';
import { countKeys, countUntil, scan } from './scan.ts';
import { parseSort, sortBy } from './sort.ts';

/** `limit` 0 means all. */
export type Query = { filter: Doc; sort?: Doc; skip?: number; limit?: number; hint?: BsonValue };

/** A row with its document, which is decoded when it is asked for, and once. */
export type Found = Row & { doc: Doc };

/** `fields`: what the caller reads of the documents; all without it. */
type Reading = Query & { effort?: Effort; fields?: Fields };

/** Counts what a query looked at, for explain. */
export type Effort = { docs: number };

const planOf = (collection: Collection, query: Query): Plan =>
  planQuery(collection, { filter: query.filter, sort: parseSort(query.sort), hint: query.hint });

const readWhenAsked = (row: Row, fields: Fields): Found => {
  let doc: Doc | undefined;
  return {
    ...row,
    get doc() {
      return (doc ??= fields ? decodeFields(row.raw, fields) : decode(row.raw));
    },
  };
};

/** The fields to read of each document: for the filter, the sort and the caller. */
const fieldsOf = ({ filter, sort, fields }: Reading): Fields =>
  fields && unionOf(fields, filterFields(filter), sortFields(sort));

function* matching(
  rows: Iterable<Row>,
  matches: Predicate | undefined,
  { effort, ...query }: Reading,
): Generator<Found> {
  const fields = fieldsOf(query);
  for (const row of rows) {
    if (effort) effort.docs++;
    const found = readWhenAsked(row, fields);
    if (!matches || matches(found.doc)) yield found;
  }
}

/** Leaves out the first `skip` and ends after `limit`. */
export function* window<T>(items: Iterable<T>, skip = 0, limit = 0): Generator<T> {
  let seen = 0;
  for (const item of items) {
    if (seen++ < skip) continue;
    yield item;
    if (limit > 0 && seen >= skip + limit) return;
  }
}

/** The rows of a query, lazily when no sort in memory is needed. A query on no collection is checked all the same. */
export function findRows(
  database: Database,
  collection: Collection | undefined,
  query: Reading,
): Iterable<Found> {
  const sort = parseSort(query.sort);
  // The filter is compiled before anything is read: its mistakes are errors on empty collections too.
  const matches = compileFilter(query.filter);
  if (!collection) return [];
  const plan = planOf(collection, query);
  const inOrder = sort.length === 0 || plan.sorted;
  // For a far page of an exact index, the rows before it are not read.
  const passed = plan.index && plan.exact && inOrder ? (query.skip ?? 0) : 0;
  const rows = scan(database, collection, plan, passed);
  const found = matching(rows, plan.exact ? undefined : matches, query);
  const ordered = inOrder ? found : sortBy(found, sort, ({ doc }) => doc);
  return window(ordered, (query.skip ?? 0) - passed, query.limit);
}

/** How many documents match, counted in the index alone when that is enough. */
export function countRows(database: Database, collection: Collection | undefined, query: Query): number {
  compileFilter(query.filter);
  if (!collection) return 0;
  const plan = planOf(collection, query);
  if (!plan.exact) return countUntil(findRows(database, collection, { ...query, fields: NO_FIELDS }), 0);
  const { skip = 0, limit = 0 } = query;
  const rest = Math.max(0, countKeys(database, collection, { plan, most: limit ? skip + limit : 0 }) - skip);
  return limit ? Math.min(rest, limit) : rest;
}
