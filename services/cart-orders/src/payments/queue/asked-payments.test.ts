import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { eventually } from '../../testing/eventually.ts';
import { ordersOf } from '../../testing/database.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';
import { prefixOf } from './payment.queue.ts';
import { createUnknownPayments } from '../settle/unknown-payments.ts';
import { isOnOrders, shopIdOf } from '../../testing/tested-provider.ts';

let shop: RunningShop;
let redis: Redis;
beforeAll(async () => {
  shop = await runningShop();
  redis = new Redis(shop.env.REDIS_URL);
});
afterAll(async () => {
  redis.disconnect();
  await shop.stop();
});

/** How many jobs wait in a queue, for one payment or for all. */
async function waitingFor(queue: string, paymentId = ''): Promise<number> {
  const key = `${prefixOf(shop.env.MONGODB_DB)}:${queue}`;
  const ids = await redis.lrange(`${key}:wait`, 0, -1);
  const data = await Promise.all(ids.map((id) => redis.hget(`${key}:${id}`, 'data')));
  return data.filter((one) => one?.includes(paymentId)).length;
}

/** Calls that ask the provider about an invented id. */
const ASKS_INVENTED = `GET /v1/payments/${isOnOrders() ? 'ORD01' : '77'}\\d+$`;
const invented = (nth: number) => shopIdOf(isOnOrders() ? `ORD01${nth}` : '', 77_000_000_000 + nth);

test('when the provider did not know an id then it is not asked after it again for a minute', async () => {
  const { submit } = await readyToPay(shop);
  expect((await submit(invented(1))).status).toBe(404);
  await sandbox(shop.env).fault({ match: `GET /v1/payments/${invented(1)}`, times: 9, status: 500 });

  expect((await submit(invented(1))).status).toBe(404);
  await sandbox(shop.env).clear();
});

test('when an id was unknown and its notification comes then its order is made and the buyer told', async () => {
  const { checkout, submit } = await readyToPay(shop);
  await sandbox(shop.env).webhooks('lost', 1);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  await createUnknownPayments(redis, prefixOf(shop.env.MONGODB_DB)).remember(paymentId);
  expect((await submit(paymentId)).status).toBe(404);

  await sandbox(shop.env).notify(paymentId);

  await eventually(async () => (await ordersOf(shop, checkout.checkoutId))[0]?.status === 'processing');
  expect((await submit(paymentId)).status).toBe(200);
});

test('when many ids are invented while the provider is slow then an honest buyer keeps free slots', async () => {
  const attackers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => readyToPay(shop)));
  const honest = await readyToPay(shop);
  await sandbox(shop.env).fault({ match: 'GET /v1/payments/\\d+$', times: 999, delayMs: 1_000 });
  const attack = Array.from({ length: 60 }, (_, nth) => attackers[nth % 6]!.tell(invented(100 + nth)));

  const paymentId = await sandbox(shop.env).pay(honest.checkout.preferenceId);
  const answer = await honest.tell(paymentId);

  expect(answer.status).toBe(200);
  await sandbox(shop.env).clear();
  expect(new Set((await Promise.all(attack)).map(({ status }) => status))).not.toContain(200);
});

test('when ids are invented and the provider tells of a payment after its buyer asked then the buyer hears at once', async () => {
  const attackers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => readyToPay(shop)));
  const honest = await readyToPay(shop);
  await sandbox(shop.env).webhooks('lost', 1);
  await sandbox(shop.env).fault({ match: ASKS_INVENTED, times: 999, delayMs: 4_000 });
  const attack = Array.from({ length: 60 }, (_, nth) => attackers[nth % 6]!.tell(invented(200 + nth)));
  // The invented ids fill their queue's few slots for another twenty seconds.
  await eventually(async () => (await waitingFor('payments-asked')) > 20);
  const paymentId = await sandbox(shop.env).pay(honest.checkout.preferenceId);

  const answer = honest.tell(paymentId);
  await eventually(async () => (await waitingFor('payments-asked', paymentId)) > 0);
  await sandbox(shop.env).notify(paymentId);

  expect((await answer).status).toBe(200);
  await sandbox(shop.env).clear();
  await Promise.all(attack);
});

test('when one session asks after more than ten payments in a minute then it has to wait; the same one is free', async () => {
  const { submit } = await readyToPay(shop);
  for (let nth = 0; nth < 10; nth += 1) expect((await submit(invented(500 + nth))).status).toBe(404);

  expect((await submit(invented(510))).status).toBe(429);
  expect((await submit(invented(500))).status).toBe(404);
});
