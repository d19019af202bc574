import { json, type Reply, type Request } from '../http.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Payment } from '../types.ts';
import { badRequest } from './api-error.ts';

const dates = ['date_created', 'date_last_updated', 'date_approved'] as const;
type DateField = (typeof dates)[number];

const known = [
  'external_reference',
  'status',
  'sort',
  'criteria',
  'range',
  'begin_date',
  'end_date',
  'limit',
  'offset',
];

/** GET /v1/payments/search; the newest first unless asked otherwise. */
export function searchPayments({ books }: Sandbox, { query }: Request): Reply {
  const unknown = [...query.keys()].find((name) => !known.includes(name));
  if (unknown) throw badRequest(`The search filter ${unknown} is not supported by the sandbox`);
  const reference = query.get('external_reference');
  const status = query.get('status');
  const candidates = reference === null ? books.payments.all() : books.payments.ofReference(reference);
  const found = candidates.filter((p) => (!status || p.status === status) && isInRange(p, query));
  const limit = whole(query, 'limit', 30);
  const offset = whole(query, 'offset', 0);
  const results = sort(found, query).slice(offset, offset + limit);
  return json(200, { paging: { total: found.length, limit, offset }, results });
}

function sort(payments: Payment[], query: URLSearchParams): Payment[] {
  const field = readDateField(query.get('sort') ?? 'date_created');
  const direction = query.get('criteria') === 'asc' ? 1 : -1;
  return payments.toSorted((a, b) => direction * (at(a, field) - at(b, field) || a.id - b.id));
}

function isInRange(payment: Payment, query: URLSearchParams): boolean {
  const range = query.get('range');
  if (!range) return true;
  const time = at(payment, readDateField(range));
  return time >= readDate(query, 'begin_date', 0) && time <= readDate(query, 'end_date', Infinity);
}

const at = (payment: Payment, field: DateField) => Date.parse(payment[field] ?? '') || 0;

function readDateField(name: string): DateField {
  const field = dates.find((one) => one === name);
  if (!field) throw badRequest(`${name} is no date that the sandbox knows`);
  return field;
}

function readDate(query: URLSearchParams, name: string, absent: number): number {
  const text = query.get(name);
  const time = text === null ? absent : parseDate(text);
  if (Number.isNaN(time)) throw badRequest(`${name} must be an ISO 8601 date in the sandbox`);
  return time;
}

/** ISO 8601, or counted from now: NOW, NOW-8DAYS. */
function parseDate(text: string): number {
  const [found, days = '0'] = /^NOW(?:-(\d+)DAYS?)?$/.exec(text) ?? [];
  return found === undefined ? Date.parse(text) : Date.now() - Number(days) * 86_400_000;
}

export function whole(query: URLSearchParams, name: string, absent: number): number {
  const value = Number(query.get(name) ?? absent);
  if (!Number.isInteger(value) || value < 0 || value > 1000)
    throw badRequest(`${name} must be a whole number`);
  return value;
}
