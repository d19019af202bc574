import { keyOf, reversed } from '../bson/key.ts';
import { type BsonValue, isDoc } from '../bson/values.ts';
import { compileField } from '../match/filter.ts';
import type { Index } from '../storage/index.ts';
import {
  distinctRanges,
  type KeyRange,
  limitRange,
  prefixRange,
  reversedLimitRange,
  within,
} from './bounds.ts';
import type { Condition, Conditions } from './conditions.ts';

const MAX_RANGES = 1000;

/** How far an index goes for a filter: `equal` leading fields are fixed, the next may be limited. */
type IndexUse = { ranges: KeyRange[]; equal: number; limited: boolean; used: number };

const partKey = (value: BsonValue, direction: 1 | -1) =>
  direction === 1 ? keyOf(value) : reversed(keyOf(value));

/**
 * The fields that an index can be searched by, up to a second array field: an index entry combines values of one
 * element, but a filter may be met by different elements.
 */
function searchable({ fields, multikey }: Index): readonly string[] {
  const first = multikey.indexOf(true);
  const second = first < 0 ? -1 : multikey.indexOf(true, first + 1);
  return second < 0 ? fields : fields.slice(0, second);
}

/** In a multikey index different keys may meet the two limits, so only one limit can be searched. */
const oneSided = (condition: Condition): Condition =>
  condition.from && !condition.regex ? { from: condition.from } : condition;

function rangesOf(condition: Condition | undefined, index: Index, at: number): KeyRange[] {
  if (!condition) return [];
  const searched = index.multikey[at] ? oneSided(condition) : condition;
  const direction = index.directions[at]!;
  const range = direction === 1 ? limitRange(searched) : reversedLimitRange(searched);
  if (!range) return [];
  return condition.regex ? [range, prefixRange(partKey(condition.regex, direction))] : [range];
}

/** The key ranges of an index in which all documents of the filter are to be found. */
export function useIndex(index: Index, { byPath }: Conditions): IndexUse {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  const usable = searchable(index);
  for (const [at, field] of usable.entries()) {
    const condition = byPath.get(field);
    const values = condition?.in;
    if (values && prefixes.length * values.length <= MAX_RANGES) {
      prefixes = prefixes.flatMap((prefix) =>
        values.map((value) => Buffer.concat([prefix, partKey(value, index.directions[at]!)])),
      );
      continue;
    }
    const limits = rangesOf(condition, index, at);
    const limited = limits.length > 0;
    const ranges = prefixes.flatMap((prefix) =>
      limited ? limits.map((range) => within(prefix, range)) : prefixRange(prefix),
    );
    return { ranges: distinctRanges(ranges), equal: at, limited, used: at + (limited ? 1 : 0) };
  }
  const ranges = distinctRanges(prefixes.map(prefixRange));
  return { ranges, equal: usable.length, limited: false, used: usable.length };
}

/** True when the filter guarantees one condition of a partial index. */
function fulfils(conditions: Conditions, path: string, condition: BsonValue): boolean {
  const { in: values, exists } = conditions.byPath.get(path) ?? {};
  if (exists && isDoc(condition) && condition['$exists'] === true && Object.keys(condition).length === 1)
    return true;
  if (!values || values.length === 0) return false;
  const predicate = compileField('value', condition);
  return values.every((value) => value !== null && predicate({ value }));
}

/** Whether the index holds all documents that the filter can find. */
export function isComplete(index: Index, conditions: Conditions): boolean {
  const { partialFilterExpression: partial, sparse } = index.spec;
  if (partial)
    return Object.entries(partial).every(([path, condition]) => fulfils(conditions, path, condition));
  if (!sparse) return true;
  return index.fields.some((field) => {
    const { from, to } = conditions.byPath.get(field) ?? {};
    return from !== undefined || to !== undefined || fulfils(conditions, field, { $exists: true });
  });
}
