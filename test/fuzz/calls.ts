import { ENDPOINTS_OF, SERVICE_NAMES, type ServiceName } from '@shop/contracts/endpoints';
import type { Endpoint } from '@shop/contracts/endpoints/endpoint';
import { jsonSchemasOf } from '@shop/contracts/endpoints/json-schemas';
import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../tools/contracts/schema.ts';
import { arbitraryOf } from './arbitrary.ts';
import { spoilt, WRONG } from './spoil.ts';

/** Who calls: who may (an administrator, or another service), a shopper with a cart, somebody without any cookie. */
export type As = 'allowed' | 'shopper' | 'stranger';
export type Call = { method: string; path: string; body: unknown; as: As };

export type Route = { owner: ServiceName; name: string; endpoint: Endpoint };

/** Every address of the contracts. */
export const ROUTES: Route[] = SERVICE_NAMES.flatMap((owner) =>
  Object.entries(ENDPOINTS_OF[owner]).map(([name, endpoint]) => ({ owner, name, endpoint })),
);

/** Names and numbers that answers told, by the address in front of them. */
export type Known = Map<string, string[]>;

const texts = WRONG.filter((value) => typeof value === 'string' && value !== '').map((text) =>
  encodeURIComponent(wellFormed(text)),
);

/** Calls of one address: half as its contract has them, half with something wrong. */
export function callsOf({ name, endpoint }: Pick<Route, 'name' | 'endpoint'>, known: Known): Arbitrary<Call> {
  const [method = '', template = ''] = name.split(' ');
  const { query, request } = jsonSchemasOf(endpoint) as Partial<Record<'query' | 'request', Schema>>;
  return fc.record({
    method: fc.constant(method),
    path: fc
      .tuple(pathOf(template, known), query ? queryOf(either(arbitraryOf(query))) : fc.constant(''))
      .map(join),
    body:
      method === 'GET'
        ? fc.constant(undefined)
        : either(request ? arbitraryOf(request) : fc.constant(undefined)),
    as: fc.constantFrom<As[]>('allowed', 'allowed', 'allowed', 'shopper', 'stranger'),
  });
}

const join = (parts: readonly string[]) => parts.join('');

/** The value, or one with something wrong. */
const either = (right: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof(
    right,
    right.chain((value) => spoilt(value)),
  );

const pathOf = (template: string, known: Known): Arbitrary<string> =>
  fc
    .tuple(
      ...template
        .split('/')
        .map((part, at, parts) =>
          part.startsWith('{') ? idOf(known.get(parts.slice(0, at).join('/')) ?? []) : fc.constant(part),
        ),
    )
    .map((parts) => parts.join('/'));

const idOf = (seen: string[]): Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('1', '2', '3', ...seen.slice(-20)) },
    { weight: 2, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: fc.stringMatching(/^[\w-]{16,24}$/) },
  );

const queryOf = (values: Arbitrary<unknown>): Arbitrary<string> =>
  values.map((value) => {
    const entries = Object.entries(typeof value === 'object' && value ? value : { q: value });
    return `?${entries.map(([name, one]) => `${safe(name)}=${safe(typeof one === 'object' ? JSON.stringify(one) : one)}`).join('&')}`;
  });
const safe = (value: unknown) => encodeURIComponent(wellFormed(value));
/** Half a character has no form in an address. */
function wellFormed(value: unknown): string {
  return String(value).toWellFormed();
}
