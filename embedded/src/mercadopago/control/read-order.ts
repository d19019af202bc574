import { badRequest } from '../api/api-error.ts';
import type { Fields } from '../../http/fields.ts';

/** Readers for the control API's small orders; each throws ApiError 400 that names the field. */
export function readCount(fields: Fields, name: string, absent: number): number {
  const value = fields[name] ?? absent;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw badRequest(`${name} must be a whole number`);
}

export function readOneOf<T extends string>(fields: Fields, name: string, known: readonly T[]): T {
  const value = known.find((one) => one === fields[name]);
  if (value) return value;
  throw badRequest(`${name} must be one of ${known.join(', ')}`);
}

export function readPattern(fields: Fields, name: string): RegExp {
  try {
    return new RegExp(String(fields[name] ?? '.'));
  } catch {
    throw badRequest(`${name} must be a regular expression`);
  }
}
