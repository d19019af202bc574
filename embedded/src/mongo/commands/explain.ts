import { MongoError, notSupported } from '../errors.ts';
import { type Doc, fieldOf, isDoc } from '../bson/values.ts';
import { splitPipeline } from '../aggregation/pipeline.ts';
import { explainQuery } from '../query/explain.ts';
import type { Query } from '../query/find-rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { Command } from './command.ts';
import { hintField } from './fields.ts';
import { listField } from './list-fields.ts';
import { queryOf } from './find.ts';
import { type Target, targetOf } from './target.ts';

/** Reads the query of a command. */
const QUERIES: Record<string, (inner: Doc) => Query> = {
  find: queryOf,
  aggregate: (inner) => ({ ...splitPipeline(listField(inner, 'pipeline')).query, hint: hintField(inner) }),
};

export function explainFound(
  { database }: Storage,
  { ns, collection }: Target,
  query: Query,
): Record<string, unknown> {
  if (collection) return explainQuery(database, collection, query);
  return { queryPlanner: { namespace: ns, winningPlan: { stage: 'EOF' }, rejectedPlans: [] }, ok: 1 };
}

export const explain: Command = {
  fields: ['explain', 'verbosity'],
  run(command, { storage }) {
    const inner = fieldOf(command, 'explain');
    const name = isDoc(inner) ? Object.keys(inner)[0] : undefined;
    const read = name === undefined || !Object.hasOwn(QUERIES, name) ? undefined : QUERIES[name];
    if (!isDoc(inner) || name === undefined || !read) throw notSupported(`explaining '${name}'`);
    const { $db: db = command['$db']! } = inner;
    if (db !== command['$db']) {
      throw new MongoError(73, 'InvalidNamespace', 'Mismatched $db in explain command');
    }
    const target = targetOf({ ...inner, $db: db }, name, storage);
    return explainFound(storage, target, read(inner));
  },
};
