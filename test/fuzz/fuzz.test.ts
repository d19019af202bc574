import { expect, test } from '@jest/globals';
import { callsBy, type TestClient } from '@shop/service-kit/testing/client';
import type { FaultShop } from '../faults/shop/fault-shop.ts';
import { ROUTES } from './calls.ts';
import { fuzz } from './fuzz.ts';

const INSIDE = ROUTES.filter(({ name }) => name === 'GET /internal/lots');
const CALLS = 10;

/** A shop whose answers have these statuses, in turn. */
function shopThatSays(...statuses: number[]) {
  let asked = 0;
  const request = async () => {
    const status = statuses[asked % statuses.length]!;
    asked += 1;
    return { status, body: { message: 'x' } as never, headers: new Headers() };
  };
  const client: TestClient = { cookies: new Map(), ...callsBy(request) };
  const shop = { service: () => client, env: () => ({ INTERNAL_TOKEN: 'x' }) } as unknown as FaultShop;
  return { shop, asked: () => asked };
}

test.each([502, 503, 504])('when the shop says %s twice then that counts against it', async (status) => {
  const { shop, asked } = shopThatSays(status);

  const { offences, again } = await fuzz(shop, INSIDE, { seed: 1, perRoute: CALLS });

  expect([...offences]).toMatchObject([[`GET /internal/lots: ${status}`, { count: CALLS }]]);
  expect([again, asked()]).toEqual([CALLS, 2 * CALLS]);
});

test('when it says so once then what it says next is judged', async () => {
  const { shop } = shopThatSays(503, 404, 503, 500);

  // One call in each of two rounds: nobody else asks between the first and the second time.
  const { offences, statuses, again } = await fuzz(shop, INSIDE, { seed: 1, perRoute: 2 });

  expect([...statuses.keys()]).toEqual([404, 500]);
  expect([...offences.keys()]).toEqual(['GET /internal/lots: 500']);
  expect(again).toBe(2);
});

test('when it fails otherwise then nobody asks again', async () => {
  const { shop, asked } = shopThatSays(500);

  const { offences } = await fuzz(shop, INSIDE, { seed: 1, perRoute: CALLS });

  expect([...offences.values()]).toMatchObject([{ count: CALLS }]);
  expect(asked()).toBe(CALLS);
});
