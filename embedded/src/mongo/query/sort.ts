import { badValue, notSupported } from '../errors.ts';
import { compoundKey } from '../bson/key.ts';
import type { KeyPart } from '../bson/write-key.ts';
import { toNumber } from '../bson/numbers.ts';
import { type Doc, isNumber, type Maybe } from '../bson/values.ts';
import { keyRows } from '../storage/key-rows.ts';

export type SortField = { path: string; direction: 1 | -1 };

const directionOf = (path: string, value: Maybe): 1 | -1 => {
  const direction = isNumber(value) ? toNumber(value) : 0;
  if (direction === 1 || direction === -1) return direction;
  throw badValue(`Illegal value in the sort specification at '${path}': only 1 and -1`);
};

/** Reads {a: 1, b: -1}; $natural and $meta are refused. */
export function parseSort(sort: Doc | undefined): SortField[] {
  return Object.entries(sort ?? {}).map(([path, value]) => {
    if (path.startsWith('$')) throw notSupported(`sorting by ${path}`);
    if (path.split('.').includes('')) throw badValue('FieldPath in a sort must not have an empty part');
    return { path, direction: directionOf(path, value) };
  });
}

/** The sort key of a document: an array counts with its smallest element, in descending order with its largest. */
function sortKey(doc: Doc, paths: readonly (readonly string[])[], directions: readonly number[]): Buffer {
  const keys = keyRows(doc, paths).rows.map((row: KeyPart[]) => compoundKey(row, directions));
  return keys.reduce((least, key) => (Buffer.compare(key, least) < 0 ? key : least));
}

/** Sorts by MongoDB's order; what is equal keeps its order. */
export function sortBy<T>(items: Iterable<T>, sort: readonly SortField[], docOf: (item: T) => Doc): T[] {
  const paths = sort.map(({ path }) => path.split('.'));
  const directions = sort.map(({ direction }) => direction);
  return Array.from(items, (item) => ({ item, key: sortKey(docOf(item), paths, directions) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ item }) => item);
}
