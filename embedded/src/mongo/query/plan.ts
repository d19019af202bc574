import type { BsonValue, Doc } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import type { Index } from '../storage/index.ts';
import type { KeyRange } from './bounds.ts';
import { type Condition, type Conditions, conditionsOf } from './conditions.ts';
import { hintedIndexes } from './hint.ts';
import { isComplete, useIndex } from './index-ranges.ts';
import type { SortField } from './sort.ts';

/** How documents are found: by walking an index, or (without one) through the whole collection. */
export type Plan = {
  index?: Index;
  ranges: KeyRange[];
  /** The rows come in the order of the sort. */
  sorted: boolean;
  backwards: boolean;
  /** The ranges hold the documents of the filter and no others. */
  exact: boolean;
};

type PlanRequest = { filter: Doc; sort: readonly SortField[]; hint?: BsonValue };

/** 1 when the index runs in the order of the sort behind its fixed fields, -1 when backwards. */
function sortDirection(index: Index, equal: number, sort: readonly SortField[]): 1 | -1 | undefined {
  // An array field that is fixed by one element has other elements, which may decide the sort.
  const fixed = index.fields.filter((_, at) => at < equal && !index.multikey[at]);
  const wanted = sort.filter(({ path }) => !fixed.includes(path));
  const fields = index.fields.slice(equal);
  const isSortedByArray = wanted.some((_, i) => index.multikey[equal + i]);
  if (isSortedByArray || wanted.length > fields.length) return undefined;
  const turns = wanted.map(({ path, direction }, i) =>
    fields[i] === path ? direction * index.directions[equal + i]! : 0,
  );
  if (turns.every((turn) => turn === 1)) return 1;
  return turns.every((turn) => turn === -1) ? -1 : undefined;
}

/**
 * In a multikey index different keys may meet the two limits. Those of a regular expression hold for one key, and so
 * does an equality; but null also matches a missing field.
 */
const isOfOneKey = ({ regex, in: values }: Condition): boolean =>
  values ? !values.includes(null) : regex !== undefined;

const isCertain = ({ fields, multikey }: Index, { byPath }: Conditions): boolean =>
  [...byPath].every(([path, condition]) => !multikey[fields.indexOf(path)] || isOfOneKey(condition));

function planFor(
  index: Index,
  conditions: Conditions,
  sort: readonly SortField[],
): { plan: Plan; score: number } {
  const use = useIndex(index, conditions);
  const single = use.ranges.length === 1;
  const direction = sort.length > 0 && single ? sortDirection(index, use.equal, sort) : undefined;
  const exact = conditions.complete && isCertain(index, conditions) && use.used === conditions.byPath.size;
  const score = use.equal * 10 + (use.limited ? 5 : 0) + (direction ? 3 : 0);
  const plan = {
    index,
    ranges: use.ranges,
    sorted: direction !== undefined,
    backwards: direction === -1,
    exact,
  };
  return { plan, score };
}

function indexesFor({ idIndex, indexes }: Collection, { byPath }: Conditions): Index[] {
  // One `_id` means at most one document: no index finds fewer.
  const isOne = byPath.get('_id')?.in?.length === 1;
  return isOne ? [idIndex] : [idIndex, ...indexes];
}

/** Chooses the index that fixes most fields, then the one that limits or sorts. */
export function planQuery(collection: Collection, { filter, sort, hint }: PlanRequest): Plan {
  const conditions = conditionsOf(filter);
  const all = hint === undefined ? indexesFor(collection, conditions) : hintedIndexes(collection, hint);
  const candidates = all
    .filter((index) => isComplete(index, conditions))
    .map((index) => planFor(index, conditions, sort))
    .filter(({ score }) => score > 0 || hint !== undefined)
    .sort((a, b) => b.score - a.score);
  return candidates[0]?.plan ?? wholeCollection(conditions);
}

const wholeCollection = (conditions: Conditions): Plan => ({
  ranges: [],
  sorted: false,
  backwards: false,
  exact: conditions.complete && conditions.byPath.size === 0,
});
