import { expect, test } from '@jest/globals';
import { endpoints } from '@shop/contracts/endpoints';
import type { Endpoint } from '@shop/contracts/endpoints/endpoint';
import { anElixir } from '@shop/contracts/testing/builders';
import { broken } from './judge.ts';

const endpoint = (name: string): Endpoint => endpoints[name]!;
const answer = (status: number, body: unknown) => ({ status, body, headers: new Headers() });
const { price: _, ...free } = anElixir();

test.each<[string, string, ReturnType<typeof answer>, RegExp]>([
  [
    'a field is missing',
    'GET /api/elixirs/{id}',
    answer(200, free),
    /200 is not what the contract says.*price/,
  ],
  ['a stranger is let in', 'GET /api/orders', answer(200, []), /stranger got 200/],
  ['a stranger changes something', 'DELETE /api/flowers/{id}', answer(204, ''), /stranger got 204/],
  ['a token is not asked for', 'GET /internal/lots', answer(200, []), /stranger got 200/],
  ['the shop fails', 'GET /api/flowers', answer(503, { message: 'Intenta de nuevo' }), /^503$/],
  [
    'a conflict brings half a row',
    'GET /api/elixirs/{id}',
    answer(409, { message: 'x', current: free }),
    /./,
  ],
])('when %s then it is found', (_what, name, given, expected) => {
  const known = { ...endpoint(name), conflict: endpoint('PATCH /api/elixirs/{id}').conflict! };

  expect(broken(known, 'stranger', given)).toMatch(expected);
});

test.each<[string, string, ReturnType<typeof answer>]>([
  ['an elixir is whole', 'GET /api/elixirs/{id}', answer(200, anElixir())],
  ['a stranger is refused', 'GET /api/orders', answer(401, { message: 'Inicia sesión' })],
  ['a conflict is only said', 'PATCH /api/elixirs/{id}', answer(409, { message: 'Ya existe' })],
])('when %s then it is right', (_what, name, given) => {
  const as = given.status === 409 ? 'allowed' : 'stranger';
  expect(broken(endpoint(name), as, given)).toBeUndefined();
});
