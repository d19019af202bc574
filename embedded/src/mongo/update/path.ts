import { badValue, MongoError } from '../errors.ts';
import { isIndex } from '../match/path-values.ts';

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
  if (isIndex(a) !== isIndex(b)) return isIndex(a) ? -1 : 1;
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
