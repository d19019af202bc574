import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runningShop, type RunningShop } from './testing/running-shop.ts';

const MAX = '2';
const NAMES = ['CART', 'CUSTOM_ELIXIR', 'CHECKOUT', 'ORDER'];
let shop: RunningShop;
beforeAll(async () => {
  const env = Object.fromEntries(NAMES.map((name) => [`${name}_LIMIT_PER_MINUTE`, MAX]));
  shop = await runningShop({ worker: false, env });
});
afterAll(() => shop.stop());

test.each([
  ['DELETE', '/api/cart/items/1'],
  ['POST', '/api/custom-elixirs'],
  ['POST', '/api/checkout/create-preference'],
  ['POST', '/api/checkout/process-payment'],
  ['GET', '/api/checkout/return'],
  ['GET', '/api/orders/1'],
  ['POST', '/api/orders/1/payment'],
])('when too many calls come from one address (%s %s), then it is told to wait', async (method, path) => {
  const visitor = shop.visitor();
  const statuses = [];
  // One more than fit into two windows, should a minute end meanwhile.
  for (let call = 0; call < 5; call++) statuses.push((await visitor.request(method, path)).status);

  expect(statuses).toContain(429);
  expect((await visitor.get('/api/cart')).status).toBe(200);
});
