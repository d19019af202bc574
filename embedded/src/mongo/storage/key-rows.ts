import { MongoError } from '../errors.ts';
import { EMPTY_ARRAY, type KeyPart } from '../bson/write-key.ts';
import { type BsonValue, fieldOf, isArray, isDoc, type Maybe } from '../bson/values.ts';

/** Where one of the paths has got to: its value so far and the parts still to go; `done` is not opened again. */
type Walk = { value: KeyPart; rest: readonly string[]; done?: boolean };

const hasIndex = (items: BsonValue[], part: string): boolean =>
  /^(0|[1-9]\d*)$/.test(part) && Number(part) < items.length;

/** Descends through documents until the path ends or an array follows. */
function descend(walk: Walk): Walk {
  const [part, ...rest] = walk.rest;
  const { value } = walk;
  if (walk.done || part === undefined || value === EMPTY_ARRAY) return walk;
  if (isDoc(value)) return descend({ value: fieldOf(value, part), rest });
  if (!isArray(value)) return { value: undefined, rest: [], done: true };
  return hasIndex(value, part) ? descend({ value: value[Number(part)], rest }) : walk;
}

/** The same path inside one element; an element that is itself an array is a value. */
function intoElement(walk: Walk, item: BsonValue): Walk {
  if (walk.rest.length === 0) return { value: item, rest: [], done: true };
  return isDoc(item) ? { value: item, rest: walk.rest } : { value: undefined, rest: [], done: true };
}

const intoNothing = (walk: Walk): Walk => ({
  value: walk.rest.length === 0 ? EMPTY_ARRAY : undefined,
  rest: [],
  done: true,
});

function expand(walks: readonly Walk[]): KeyPart[][] {
  const at = walks.map(descend);
  const stopped = at.filter((walk) => !walk.done && isArray(walk.value));
  const items = stopped[0]?.value;
  if (!isArray(items)) return [at.map((walk) => walk.value)];
  if (stopped.some((walk) => walk.value !== items)) {
    throw new MongoError(171, 'CannotIndexParallelArrays', 'cannot index parallel arrays');
  }
  const open = (into: (walk: Walk) => Walk) =>
    expand(at.map((walk) => (stopped.includes(walk) ? into(walk) : walk)));
  return items.length === 0
    ? open(intoNothing)
    : items.flatMap((item) => open((walk) => intoElement(walk, item)));
}

/** `multikey`: of each path, whether it led through an array. */
type KeyRows = { rows: KeyPart[][]; multikey: boolean[] };

/**
 * The rows that a document has in an index over `paths`, or in a sort by them: one, or one for each
 * element when the paths lead through an array. Paths that meet arrays must meet the same one (error 171).
 */
export function keyRows(doc: Maybe, paths: readonly (readonly string[])[]): KeyRows {
  const starts = paths.map((rest): Walk => descend({ value: doc, rest }));
  return { rows: expand(starts), multikey: starts.map((walk) => !walk.done && isArray(walk.value)) };
}
