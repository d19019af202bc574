import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from './refusal.ts';

export type Request = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object of a body; an absent body is an empty one. @throws Refusal */
export function fieldsOf(body: string): Fields {
  let fields: unknown;
  try {
    fields = JSON.parse(body || '{}');
  } catch {
    throw new Refusal(1001, 'Invalid JSON');
  }
  if (!isFields(fields)) throw new Refusal(1001, 'The body must be an object');
  return fields;
}
