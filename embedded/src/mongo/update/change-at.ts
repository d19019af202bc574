import { badValue, pathNotViable } from '../errors.ts';
import { type BsonValue, type Doc, fieldOf, isArray, isDoc, type Maybe } from '../bson/values.ts';
import { isIndex } from '../match/path-values.ts';
import { UNSET } from './change.ts';

const MAX_PADDING = 1_500_000;

const get = (container: Doc | BsonValue[], part: string): Maybe => {
  if (isArray(container)) return isIndex(part) ? container[Number(part)] : undefined;
  return fieldOf(container, part);
};

function put(container: Doc | BsonValue[], part: string, value: BsonValue | typeof UNSET): void {
  if (isArray(container)) {
    const index = Number(part);
    if (index - container.length > MAX_PADDING) throw badValue('the array would become too large');
    while (container.length < index) container.push(null);
    container[index] = value === UNSET ? null : value;
  } else if (value === UNSET) delete container[part];
  else container[part] = value;
}

const canHold = (container: Maybe, part: string): container is Doc | BsonValue[] =>
  isDoc(container) || (isArray(container) && isIndex(part));

/** A change at the end of a path; `creates` makes the documents that are missing on the way. */
type PathChange = { creates: boolean; change: (current: Maybe) => Maybe | typeof UNSET };

/** Changes `root` in place. Error 28 when the path leads through a value that holds no fields. */
export function changeAt(
  root: Doc | BsonValue[],
  parts: readonly string[],
  { creates, change }: PathChange,
): void {
  const [part, ...rest] = parts as [string, ...string[]];
  if (!canHold(root, part)) {
    if (creates) throw pathNotViable(`Cannot create field '${part}' in an element that holds no such field`);
    return;
  }
  if (rest.length === 0) {
    const next = change(get(root, part));
    if (next !== undefined) put(root, part, next);
    return;
  }
  const child = get(root, part);
  if (child === undefined && !creates) return;
  const inner = child === undefined ? {} : child;
  if (child !== undefined && !isDoc(inner) && !isArray(inner)) {
    if (creates) throw pathNotViable(`Cannot create field '${rest[0]}' in element {${part}: …}`);
    return;
  }
  changeAt(inner as Doc | BsonValue[], rest, { creates, change });
  if (child === undefined) put(root, part, inner);
}

export const valueAt = (root: Maybe, parts: readonly string[]): Maybe =>
  parts.reduce<Maybe>((value, part) => (isDoc(value) || isArray(value) ? get(value, part) : undefined), root);
