import { expect, test } from '@jest/globals';
import { createRouteMatcher } from './route-matcher.ts';

const routeOf = createRouteMatcher([
  'GET /api/elixirs/{id}',
  'GET /api/elixirs/image-use',
  'GET /api/reports/sales.csv',
  'PATCH /api/orders/{orderId}/status',
]);

test.each([
  ['GET', '/api/elixirs/7', 'GET /api/elixirs/{id}'],
  ['HEAD', '/api/elixirs/7/', 'GET /api/elixirs/{id}'],
  ['GET', '/api/elixirs/image-use', 'GET /api/elixirs/image-use'],
  ['GET', '/api/Elixirs/IMAGE-USE/', 'GET /api/elixirs/image-use'],
  ['PATCH', '/api/orders/a1/status', 'PATCH /api/orders/{orderId}/status'],
  ['PATCH', '/api/orders/a1/status/x', undefined],
  ['POST', '/api/elixirs/7', undefined],
  ['GET', '/api/elixirs', undefined],
  ['GET', '/x/api/elixirs/7', undefined],
  ['GET', '/api/reports/salesXcsv', undefined],
])('when %s %s is asked for then the route is %s', (method, path, route) => {
  expect(routeOf(method, path)).toBe(route);
});
