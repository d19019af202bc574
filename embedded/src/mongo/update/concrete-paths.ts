import { badValue } from '../errors.ts';
import { type Doc, isArray } from '../bson/values.ts';
import type { ArrayFilters } from './array-filters.ts';
import { valueAt } from './change-at.ts';
import { matchedPosition } from './positional.ts';

/** What `$` and `$[name]` in a path refer to. */
type Places = { filter: Doc; arrayFilters: ArrayFilters };

type Step = { before: string[]; part: string };

function positionsIn(doc: Doc, { before, part }: Step, { filter, arrayFilters }: Places): number[] {
  if (part === '$') return [matchedPosition(filter, doc, before)];
  const items = valueAt(doc, before);
  if (!isArray(items)) {
    throw badValue(
      `The path '${before.join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  const name = part.slice(2, -1);
  const test = arrayFilters.get(name);
  if (name !== '' && !test) throw badValue(`No array filter found for identifier '${name}'`);
  return items.flatMap((item, i) => (!test || test(item) ? [i] : []));
}

/** The paths that a path with `$`, `$[]` or `$[name]` stands for in this document. */
export function concretePaths(doc: Doc, parts: readonly string[], places: Places): string[][] {
  return parts.reduce<string[][]>(
    (paths, part) => {
      if (!part.startsWith('$')) return paths.map((path) => [...path, part]);
      return paths.flatMap((before) =>
        positionsIn(doc, { before, part }, places).map((position) => [...before, String(position)]),
      );
    },
    [[]],
  );
}
