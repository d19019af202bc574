import type { ActivityChange } from '@shop/contracts/activity';
import type { ActivityKind } from '@shop/contracts/activity-kinds';
import { isSecret, shownValue } from './shown-value.ts';

/** Fields that are not logged: they change on every save, or follow from the name. */
const COUNTERS = new Set([
  ...['version', 'updatedAt', 'slug', 'requestId', 'stockSeen'],
  ...['publishedVersion', 'publishedAt', 'publishedBy', 'draft.at', 'draft.by', 'draft.basedOn'],
]);
/** Limits the fields of an entry, whatever was sent. */
const MOST = 40;
/** No data of the shop is nested deeper; deeper input from outside could overflow the stack. */
const DEEPEST = 10;

/** The fields that differ, as text; without `before` all of `after` is new. A list of plain values is one field. */
export function changedFields(kind: ActivityKind, before: unknown, after: unknown): ActivityChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const differing = [...new Set([...old.keys(), ...now.keys()])].filter(
    (path) => !isSecret(kind, path) && !COUNTERS.has(path) && !isSame(old.get(path), now.get(path)),
  );
  const changes = differing.slice(0, MOST).map((path) => {
    const shown = (value: unknown) => shownField(kind, path, value);
    return {
      field: path.slice(0, 100),
      ...(old.has(path) && { before: shown(old.get(path)) }),
      ...(now.has(path) && { after: shown(now.get(path)) }),
    };
  });
  const more = differing.length - changes.length;
  return more > 0 ? [...changes, { field: '…', after: `y ${more} más` }] : changes;
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Values that look alike in the log are equal: absent, null and ''. */
const isSame = (one: unknown, other: unknown): boolean => readable(one) === readable(other);
const readable = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null));

const shownField = (kind: ActivityKind, path: string, value: unknown): string =>
  Array.isArray(value)
    ? shownValue(kind, path, value.map((one) => shownValue(kind, path, one)).join(', '))
    : shownValue(kind, path, value);

/** Every field of an object by its dotted path. */
function fieldsOf(value: unknown, path: string[] = []): Map<string, unknown> {
  if (isPlain(value) || (Array.isArray(value) && value.every(isPlain)))
    return new Map(path.length === 0 ? [] : [[path.join('.'), value]]);
  if (path.length === DEEPEST) return new Map([[path.join('.'), '…']]);
  return new Map(
    Object.entries(value as object).flatMap(([key, inner]) => [...fieldsOf(inner, [...path, key])]),
  );
}
