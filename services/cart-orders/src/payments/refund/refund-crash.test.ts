import { expect, jest, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { end, spawnEntry } from '../../testing/spawn.ts';
import type { RefundLedgerRow } from './refund.store.ts';

// The test starts processes, on a machine that may be busy.
jest.setTimeout(180_000);

const SOON = { RECONCILE_EVERY_MS: '300', RECONCILE_AFTER_MS: '400' };

const shop = shopHere({ worker: false, env: SOON });

const statusOf = (paymentId: string) =>
  database(shop, async (db) => {
    const ledger = await db.collection<RefundLedgerRow>('refunds').findOne({ _id: paymentId });
    return ledger?.refunds[0]?.status;
  });

async function emptyQueue(): Promise<void> {
  const redis = new Redis(shop.env.REDIS_URL);
  const keys = await redis.keys(`queue:${shop.env.MONGODB_DB}:*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
}

test('when the worker is killed after the provider refunded and the queue is lost then the next one finishes it, once', async () => {
  const first = spawnEntry(shop, 'worker');
  const { refund, state, atProvider, paymentId } = await paidOrder(shop);
  await sandbox(shop.env).webhooks('lost', 5);
  await sandbox(shop.env).fault({
    match: `POST /v1/payments/${paymentId}/refunds`,
    times: 1,
    hangMs: 60_000,
  });
  const pressed = refund({ amount: 100 });
  await eventually(async () => (await atProvider()).length === 1, 60_000);

  await end(first, 'SIGKILL');
  await emptyQueue();

  expect((await pressed).status).toBe(202);
  expect(await statusOf(paymentId)).toBe('requested');
  const second = spawnEntry(shop, 'worker');
  try {
    await eventually(async () => (await state()) === 'partially_refunded', 60_000);
    expect(await statusOf(paymentId)).toBe('done');
    expect(await atProvider()).toEqual([100]);
  } finally {
    await end(second);
  }
});

test('when the provider refuses a refund that nobody waits for any more then a person is asked', async () => {
  const first = spawnEntry(shop, 'worker');
  const { refund, paymentId, orderId } = await paidOrder(shop);
  await end(first);
  expect((await refund({ amount: 100 })).status).toBe(202);
  await database(shop, (db) =>
    db
      .collection<RefundLedgerRow>('refunds')
      .updateOne({ _id: paymentId }, { $set: { 'refunds.0.at': new Date(Date.now() - 60_000) } }),
  );
  await sandbox(shop.env).fault({ match: `POST /v1/payments/${paymentId}/refunds`, times: 1, status: 400 });

  const second = spawnEntry(shop, 'worker');
  try {
    await eventually(async () => (await statusOf(paymentId)) === 'failed', 60_000);
    const review = await database(shop, (db) => db.collection('reviews').findOne({ paymentId }));
    expect(review).toMatchObject({ kind: 'refund_failed', orderId, amountCents: 29_500, status: 'open' });
  } finally {
    await end(second);
  }
});
