import { expect, test } from '@jest/globals';
import { BACK_OFFICE_CALLS, mayCall, PROVEN_CALLS, ROLES, type BackOfficeCall } from './roles.ts';
import { mayCallWith, SCOPE_CALLS, SCOPES, scopesFor } from './scopes.ts';

const calls = Object.keys(BACK_OFFICE_CALLS) as BackOfficeCall[];
const allowed = calls.filter((call) => mayCallWith(SCOPES, call));

// Written by hand, so that the table is not its own judge.
test('when a token has every scope, then these calls are all that it may make', () => {
  expect(allowed.toSorted()).toEqual([
    'GET /api/elixirs',
    'GET /api/elixirs/catalogo.csv',
    'GET /api/lots',
    'GET /api/orders',
    'GET /api/orders/{orderId}',
    'GET /api/orders/{orderId}/items',
    'PATCH /api/elixirs/{id}',
    'PATCH /api/orders/{orderId}/status',
    'POST /api/elixirs',
  ]);
});

test('when a scope only reads, then no call of it changes anything', () => {
  const reading = SCOPES.filter((scope) => scope.endsWith('.read'));

  expect(reading.flatMap((scope) => SCOPE_CALLS[scope]).filter((call) => !call.startsWith('GET '))).toEqual(
    [],
  );
  expect(reading).toHaveLength(2);
});

test('when a call is the owner’s alone or needs a proof, then no scope opens it', () => {
  const ownersOnly = calls.filter((call) => ROLES.filter((role) => mayCall(role, call)).join() === 'owner');

  expect([...ownersOnly, ...PROVEN_CALLS].filter((call) => scopesFor(call).length > 0)).toEqual([]);
  expect(ownersOnly).toContain('POST /api/admin/tokens');
});

test('when a scope is of another release, then it opens nothing', () => {
  expect(calls.filter((call) => mayCallWith(['everything', 'orders', 'owner', 'toString'], call))).toEqual(
    [],
  );
});
