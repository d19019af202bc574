import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anAddress } from '@shop/service-kit/testing/an-address';
import type { TestClient } from '@shop/service-kit/testing/client';
import { runningShop, type RunningShop } from './testing/running-shop.ts';

const MAX = 2;
const NAMES = ['CART', 'CUSTOM_ELIXIR', 'CHECKOUT', 'ORDER'];
/** A window may end during the test. */
const MORE_THAN_TWO_WINDOWS = (max: number) => 2 * max + 1;
let shop: RunningShop;
let elixirId = 0;
beforeAll(async () => {
  const env = Object.fromEntries(NAMES.map((name) => [`${name}_LIMIT_PER_MINUTE`, String(MAX)]));
  shop = await runningShop({ worker: false, env });
  elixirId = (await shop.addElixir()).id;
});
afterAll(() => shop.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const add = (client: TestClient, address: string) =>
  client.request('POST', '/api/cart/items', { cartId: 'new', elixirId, quantity: 1 }, from(address));

async function shopperAt(address: string): Promise<TestClient> {
  const client = shop.visitor();
  await add(client, address);
  return client;
}

const LIMITED = [
  ['DELETE', '/api/cart/items/1'],
  ['POST', '/api/custom-elixirs'],
  ['POST', '/api/checkout/create-preference'],
  ['POST', '/api/checkout/process-payment'],
  ['GET', '/api/checkout/return'],
  ['GET', '/api/orders/1'],
  ['POST', '/api/orders/1/payment'],
] as const;

async function statusesOf(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let call = 0; call < times; call += 1) statuses.push((await ask()).status);
  return statuses;
}

describe.each(LIMITED)('too many calls of %s %s', (method, path) => {
  test('when they come from one shopper then that one waits, and others behind the same address do not', async () => {
    const address = anAddress();
    const [one, other] = [await shopperAt(address), await shopperAt(address)];
    const ask = (client: TestClient) => client.request(method, path, undefined, from(address));

    expect(await statusesOf(MORE_THAN_TWO_WINDOWS(MAX), () => ask(one))).toContain(429);
    expect((await ask(other)).status).not.toBe(429);
    expect((await one.get('/api/cart')).status).toBe(200);
  });

  test('when an address comes without a session each time then it waits, and its shoppers do not', async () => {
    const address = anAddress();
    const shopper = await shopperAt(address);
    const stranger = () => shop.visitor().request(method, path, undefined, from(address));

    expect(await statusesOf(MORE_THAN_TWO_WINDOWS(5 * MAX), stranger)).toContain(429);
    expect((await shopper.request(method, path, undefined, from(address))).status).not.toBe(429);
  });
});

test('when one address has very many sessions then it waits as well', async () => {
  const address = anAddress();
  const shoppers: TestClient[] = [];
  for (let i = 0; i < MORE_THAN_TWO_WINDOWS(20); i += 1) shoppers.push(await shopperAt(anAddress()));

  const statuses = await Promise.all(shoppers.flatMap((one) => [add(one, address), add(one, address)]));

  expect(statuses.map(({ status }) => status)).toContain(429);
});
