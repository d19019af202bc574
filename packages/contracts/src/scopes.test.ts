import { expect, test } from '@jest/globals';
import { endpoints } from './endpoints.ts';
import { SCOPES } from './scopes.ts';

const callsOf = (has: (scope: string) => boolean) =>
  Object.keys(endpoints).filter((route) => has(endpoints[route]!.scope ?? ''));

// Written by hand: derived from the rows, the test could not find a wrong row.
test('when a token has every scope then these calls are all that it may make', () => {
  expect(callsOf(Boolean).toSorted()).toEqual([
    'GET /api/elixirs',
    'GET /api/elixirs/catalogo.csv',
    'GET /api/lots',
    'GET /api/orders',
    'GET /api/orders/{orderId}',
    'GET /api/orders/{orderId}/items',
    'PATCH /api/elixirs/{id}',
    'PATCH /api/orders/delivered',
    'PATCH /api/orders/{orderId}/status',
    'POST /api/elixirs',
    'POST /api/orders/shipments',
    'PUT /api/orders/{orderId}/tracking',
  ]);
});

test('when a scope only reads then no call of it changes anything', () => {
  expect(callsOf((scope) => scope.endsWith('.read')).filter((call) => !call.startsWith('GET '))).toEqual([]);
  expect(SCOPES.filter((scope) => scope.endsWith('.read'))).toHaveLength(2);
});
