import { badValue, notSupported } from '../errors.ts';
import { type Doc, isArray } from '../bson/values.ts';
import { valueAt } from './change-at.ts';
import { matchedPosition } from './positional.ts';

type Step = { before: string[]; part: string };

function positionsIn(doc: Doc, { before, part }: Step, filter: Doc): number[] {
  if (part === '$') return [matchedPosition(filter, doc, before)];
  if (part !== '$[]') throw notSupported(`'${part}' in an update's path`);
  const items = valueAt(doc, before);
  if (!isArray(items)) {
    throw badValue(
      `The path '${before.join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  return [...items.keys()];
}

/** The paths that a path with `$` or `$[]` stands for in this document. */
export function concretePaths(doc: Doc, parts: readonly string[], filter: Doc): string[][] {
  return parts.reduce<string[][]>(
    (paths, part) => {
      if (!part.startsWith('$')) return paths.map((path) => [...path, part]);
      return paths.flatMap((before) =>
        positionsIn(doc, { before, part }, filter).map((position) => [...before, String(position)]),
      );
    },
    [[]],
  );
}
