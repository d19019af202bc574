import { isSameValue } from './is-same-value.ts';

/** The values that changed since they were read, and the version that was read. */
export const changedFields = <Fields extends object>(fields: Fields, read: object = {}): Partial<Fields> => {
  const known = read as Partial<Fields>;
  const names = Object.keys(fields) as (keyof Fields)[];
  const changed = names.filter((name) => name !== 'version' && !isSameValue(fields[name], known[name]));
  if (changed.length === 0) return {};
  return Object.fromEntries(
    names.filter((name) => name === 'version' || changed.includes(name)).map((name) => [name, fields[name]]),
  ) as Partial<Fields>;
};

/** For a new record: empty values have nothing to clear, so they are left out. */
export const withoutNull = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Fields;
