import { fieldOf, isArray, isDoc, type Maybe } from '../bson/values.ts';

export type Test = (value: Maybe) => boolean;

export const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/** What a filter's path looks at: `openLast` also tries the elements of an array at the end of the path. */
type PathTest = { parts: readonly string[]; test: Test; openLast: boolean };

function throughArray(items: Maybe[], path: PathTest, at: number): boolean {
  if (items.some((item) => isDoc(item) && someFrom(item, path, at))) return true;
  const part = path.parts[at]!;
  if (!isIndex(part) || Number(part) >= items.length) return false;
  const item = items[Number(part)];
  // A path that ends with an index means that element itself, even when it is an array.
  if (at === path.parts.length - 1) return path.test(item);
  return (isDoc(item) || isArray(item)) && someFrom(item, path, at + 1);
}

function someFrom(node: Maybe, path: PathTest, at: number): boolean {
  if (at === path.parts.length)
    return (path.openLast && isArray(node) && node.some(path.test)) || path.test(node);
  if (isDoc(node)) return someFrom(fieldOf(node, path.parts[at]!), path, at + 1);
  // An array without documents reaches nothing at all, not even a missing value.
  if (isArray(node)) return throughArray(node, path, at);
  return path.test(undefined);
}

/** True when one of the values that the path reaches in `doc` passes; a missing value is tested as undefined. */
export const someValue = (doc: Maybe, path: PathTest): boolean => someFrom(doc, path, 0);
