import { json, type Reply, type Request } from '../http.ts';
import type { Sandbox } from '../sandbox.ts';
import { badRequest } from './api-error.ts';
import { whole } from './search.ts';

const knownOnly = (query: URLSearchParams, known: string[]) => {
  const unknown = [...query.keys()].find((name) => !known.includes(name));
  if (unknown) throw badRequest(`The search filter ${unknown} is not supported by the sandbox`);
};

function page<T>(found: T[], query: URLSearchParams, most: number) {
  const limit = whole(query, 'limit', most);
  const offset = whole(query, 'offset', 0);
  return { paging: { offset, limit, total: found.length }, some: found.slice(offset, offset + limit) };
}

/** GET /v1/chargebacks/search?payment_id=…: the cases that a payer's bank opened. */
export function searchChargebacks({ books }: Sandbox, { query }: Request): Reply {
  knownOnly(query, ['payment_id', 'limit', 'offset']);
  const payment = query.get('payment_id');
  if (!payment) throw badRequest('payment_id is required');
  const found = books.cases
    .chargebacks()
    .filter(({ payments }) => payments.some((id) => `${id}` === payment));
  const { paging, some: results } = page(found, query, 25);
  return json(200, { paging, results });
}

/** GET /post-purchase/v1/claims/search: the provider requires at least one filter. */
export function searchClaims({ books }: Sandbox, { query }: Request): Reply {
  knownOnly(query, ['id', 'type', 'stage', 'status', 'limit', 'offset']);
  const filters = (['id', 'type', 'stage', 'status'] as const).filter((name) => query.has(name));
  if (filters.length === 0) throw badRequest('at least one filter is required');
  const found = books.cases
    .claims()
    .filter((one) => filters.every((name) => `${one[name]}` === query.get(name)));
  const { paging, some: data } = page(found, query, 30);
  return json(200, { paging, data });
}
