import type { Document } from 'mongodb';

const JUST_NOW_MS = 120_000;
const NUMBERS = ['Int32', 'Long', 'Double'];

function ofObject(value: Document): unknown {
  const type = value['_bsontype'] as string | undefined;
  if (type === 'ObjectId') {
    const hex = value['toHexString']() as string;
    return hex.startsWith('0'.repeat(12)) ? `oid ${hex.replace(/^0+/, '')}` : 'oid generated';
  }
  if (type !== undefined) return NUMBERS.includes(type) ? plain(Number(value)) : `${type} ${String(value)}`;
  const errors = (value['writeErrors'] as Document[] | undefined)?.map(
    ({ index, code, keyPattern, keyValue }) => ({
      index,
      code,
      ...(keyPattern && { keyPattern, keyValue }),
    }),
  );
  const fields = Object.entries({ ...value, ...(errors && { writeErrors: errors }) });
  return Object.fromEntries(
    fields.filter(([, inner]) => inner !== undefined).map(([name, inner]) => [name, plain(inner)]),
  );
}

/** An answer as plain data: types of numbers folded, ids and times that are new made comparable. */
export function plain(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object') return value;
  if (value instanceof Date) {
    return Math.abs(Date.now() - value.getTime()) < JUST_NOW_MS ? 'now' : `date ${value.toISOString()}`;
  }
  if (value instanceof RegExp) return String(value);
  return Array.isArray(value) ? value.map(plain) : ofObject(value);
}

const isObject = (value: unknown): value is Document => typeof value === 'object' && value !== null;

/** {"ERR":"any"} accepts every error, "any" every number. */
export function matches(want: unknown, got: unknown): boolean {
  if (want === 'any') return typeof got === 'number';
  if (!isObject(want) || !isObject(got)) return Object.is(want, got) || (want === 0 && got === 0);
  if (want['ERR'] === 'any') return got['ERR'] !== undefined;
  const names = Object.keys(want);
  if (Array.isArray(want) !== Array.isArray(got) || names.length !== Object.keys(got).length) return false;
  return names.every((name) => name in got && matches(want[name], got[name]));
}
