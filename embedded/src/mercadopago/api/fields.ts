import { isFields, type Fields } from '../../http/fields.ts';
import { badRequest } from './api-error.ts';

/** Reads a JSON object from a request body; an absent body is an empty one. */
export function readFields(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body || '{}');
    if (isFields(value)) return value;
  } catch {
    // Reported below, like any other body that is no object.
  }
  throw badRequest('The body must be a JSON object');
}

export function readText(fields: Fields, name: string, longest = 500): string | null {
  const value = fields[name] ?? null;
  if (value === null || (typeof value === 'string' && value.length <= longest)) return value;
  throw badRequest(`${name} must be a text of at most ${longest} characters`);
}

export function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw badRequest(`${name} must be a boolean`);
}

export function readNested(fields: Fields, name: string): Fields {
  const value = fields[name] ?? {};
  if (isFields(value)) return value;
  throw badRequest(`${name} must be an object`);
}

/** Refuses names that the sandbox would have to ignore. */
export function refuseOthers(fields: Fields, known: string[]): void {
  const other = Object.keys(fields).find((name) => !known.includes(name));
  if (other) throw badRequest(`${other} is not supported by the sandbox`);
}

export function isWebUrl(text: unknown): text is string {
  return typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
