import { type Collection, nameOf } from '../storage/collection.ts';
import type { Database } from '../storage/database.ts';
import { type Effort, findRows, type Query } from './find-rows.ts';
import { type Plan, planQuery } from './plan.ts';
import { parseSort } from './sort.ts';

function accessStage({ index, backwards }: Plan): object {
  if (!index) return { stage: 'COLLSCAN', direction: 'forward' };
  const scanned = {
    stage: 'IXSCAN',
    keyPattern: index.spec.key,
    indexName: index.spec.name,
    isMultiKey: index.multikey.includes(true),
    direction: backwards ? 'backward' : 'forward',
  };
  return { stage: 'FETCH', inputStage: scanned };
}

function winningPlan(plan: Plan, sort: Query['sort']): object {
  const access = accessStage(plan);
  const sorts = parseSort(sort).length > 0 && !plan.sorted;
  return sorts ? { stage: 'SORT', sortPattern: sort, inputStage: access } : access;
}

/** Answers explain: which index a query takes, and (it is run) how many documents it reads. */
export function explainQuery(
  database: Database,
  collection: Collection,
  query: Query,
): Record<string, unknown> {
  const plan = planQuery(collection, { filter: query.filter, sort: parseSort(query.sort), hint: query.hint });
  const effort: Effort = { docs: 0 };
  const found = Array.from(findRows(database, collection, { ...query, effort }));
  return {
    queryPlanner: {
      namespace: nameOf(collection),
      winningPlan: winningPlan(plan, query.sort),
      rejectedPlans: [],
    },
    executionStats: { executionSuccess: true, nReturned: found.length, totalDocsExamined: effort.docs },
    ok: 1,
  };
}
