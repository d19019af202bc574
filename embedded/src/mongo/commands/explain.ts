import { failedToParse, MongoError } from '../errors.ts';
import { type Doc, fieldOf, isDoc } from '../bson/values.ts';
import { splitPipeline } from '../aggregation/pipeline.ts';
import { explainQuery } from '../query/explain.ts';
import type { Query } from '../query/find-rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { Command } from './command.ts';
import { docField, hintField } from './fields.ts';
import { docsField, listField } from './list-fields.ts';
import { queryOf } from './find.ts';
import { type Target, targetOf } from './target.ts';

const statementQuery = (inner: Doc, field: string): Query => {
  const [statement] = docsField(inner, field, { most: 1 });
  return { filter: docField(statement!, 'q') ?? {}, hint: hintField(statement!) };
};

/** Reads the query of each command that looks for documents. */
const QUERIES: Record<string, (inner: Doc) => Query> = {
  find: (inner) => queryOf(inner),
  count: (inner) => queryOf(inner, 'query'),
  distinct: (inner) => ({ filter: docField(inner, 'query') ?? {} }),
  aggregate: (inner) => ({ ...splitPipeline(listField(inner, 'pipeline')).query, hint: hintField(inner) }),
  findAndModify: (inner) => ({
    filter: docField(inner, 'query') ?? {},
    sort: docField(inner, 'sort'),
    limit: 1,
  }),
  update: (inner) => statementQuery(inner, 'updates'),
  delete: (inner) => statementQuery(inner, 'deletes'),
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
    if (!isDoc(inner) || name === undefined || !read)
      throw failedToParse(`explain does not know the command '${name}'`);
    const { $db: db = command['$db']! } = inner;
    if (db !== command['$db']) {
      throw new MongoError(73, 'InvalidNamespace', 'Mismatched $db in explain command');
    }
    const target = targetOf({ ...inner, $db: db }, name, storage);
    return explainFound(storage, target, read(inner));
  },
};
