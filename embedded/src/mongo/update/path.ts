import { badValue, MongoError, pathNotViable } from '../errors.ts';
import { type BsonValue, type Doc, fieldOf, isArray, isDoc, type Maybe } from '../bson/values.ts';
import { UNSET } from './change.ts';

const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);
const MAX_PADDING = 1_500_000;

/** Checks the parts of an update's path as MongoDB reads them. */
export function updatePathParts(path: string): string[] {
  const parts = path.split('.');
  if (path === '') throw new MongoError(56, 'EmptyFieldName', 'An empty update path is not valid.');
  if (parts.includes('')) {
    throw new MongoError(56, 'EmptyFieldName', `The update path '${path}' contains an empty field name`);
  }
  for (const [i, part] of parts.entries()) {
    const positional = i > 0 && (part === '$' || /^\$\[\w*\]$/.test(part));
    if (part.startsWith('$') && !positional) {
      throw new MongoError(
        52,
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${path}' is not allowed`,
      );
    }
    if (part === '__proto__') throw badValue(`the field name '__proto__' is refused`);
  }
  return parts;
}

const comparePart = (a: string, b: string): number => {
  if (isIndex(a) && isIndex(b)) return Number(a) - Number(b);
  return a === b ? 0 : a < b ? -1 : 1;
};

/** The order in which MongoDB works through the paths of an update. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = comparePart(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Error 40 when one path is another one or lies inside it. `sorted` by comparePaths. */
export function assertNoConflict(sorted: readonly (readonly string[])[]): void {
  for (const [i, path] of sorted.entries()) {
    const before = sorted[i - 1];
    if (!before?.every((part, at) => path[at] === part)) continue;
    const [inner, outer] = [path.join('.'), before.join('.')];
    const message = `Updating the path '${inner}' would create a conflict at '${outer}'`;
    throw new MongoError(40, 'ConflictingUpdateOperators', message);
  }
}

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
export type PathChange = { creates: boolean; change: (current: Maybe) => Maybe | typeof UNSET };

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
