import { expect, jest, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { ordersOf } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { sendWebhookEvent } from '../../testing/webhook-event.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';
import { end, spawnEntry } from '../../testing/spawn.ts';

// The test starts processes, on a machine that may be busy.
jest.setTimeout(180_000);

const SOON = { RECONCILE_EVERY_MS: '300', RECONCILE_AFTER_MS: '400' };

const shop = shopHere({ worker: false, env: SOON });

const spawnWorker = () => spawnEntry(shop, 'worker');
const paid = (checkoutId: string) =>
  eventually(async () => (await ordersOf(shop, checkoutId))[0]?.status === 'processing', 60_000);

test('when the worker dies with a payment in hand then another one takes it over, with nobody asking', async () => {
  const { checkout } = await readyToPay(shop);
  await sandbox(shop.env).webhooks('lost', 1);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  await sandbox(shop.env).fault({ match: 'GET /v1/payments/search', times: 9_999, status: 500 });
  await sandbox(shop.env).fault({ match: `GET /v1/payments/${paymentId}`, times: 1, delayMs: 4_000 });
  const first = spawnWorker();
  await sendWebhookEvent(shop, { dataId: paymentId });
  const redis = new Redis(shop.env.REDIS_URL);
  const active = `queue:${shop.env.MONGODB_DB}:payments:active`;
  const isOurs = (job: string) => job.startsWith(`notice-${paymentId}-`);
  await eventually(async () => (await redis.lrange(active, 0, -1)).some(isOurs), 60_000);
  redis.disconnect();

  await end(first, 'SIGKILL');

  expect(await ordersOf(shop, checkout.checkoutId)).toEqual([]);
  const second = spawnWorker();
  try {
    await paid(checkout.checkoutId);
  } finally {
    await sandbox(shop.env).clear();
    await end(second);
  }
});
