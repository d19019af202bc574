import type { IncomingHttpHeaders } from 'node:http';
import { isFields, type Fields } from '../http/fields.ts';
import { Refusal } from './refusal.ts';

export type Request = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

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
