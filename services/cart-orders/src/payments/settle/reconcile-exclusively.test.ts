import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import { checkoutModel } from '../../shopping/checkout/checkout.model.ts';
import { createCheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import { runExclusively } from '../queue/run-exclusively.ts';
import { checkDue, type CheckDueDeps } from './check-due.ts';

let db: Mongo;
let redis: Redis;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB, REDIS_URL } = backing();
  redis = new Redis(REDIS_URL);
  db = await connectMongo(MONGODB_URI, `${MONGODB_DB}_rounds`, checkoutModel);
});
afterAll(async () => {
  redis.disconnect();
  await db.close();
});

const inAMinute = () => new Date(Date.now() + 60_000);

test('when a round is under way then no other begins, and the next one may', async () => {
  const key = `alone:${crypto.randomUUID()}`;
  const [first, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = runExclusively(redis, key, () => {
    begun.resolve();
    return first.promise;
  });
  await begun.promise;

  expect(await runExclusively(redis, key, async () => {})).toBe(false);
  expect(await redis.pttl(key)).toBeGreaterThan(0);
  first.resolve();

  expect(await running).toBe(true);
  expect(await runExclusively(redis, key, async () => {})).toBe(true);
});

test('when a round fails then the next one begins all the same', async () => {
  const key = `alone:${crypto.randomUUID()}`;
  await expect(runExclusively(redis, key, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await runExclusively(redis, key, async () => {})).toBe(true);
});

test('when the lease ended meanwhile then the one that holds it now keeps it', async () => {
  const key = `alone:${crypto.randomUUID()}`;
  await runExclusively(redis, key, () => redis.set(key, 'another', 'PX', 60_000));
  expect(await redis.get(key)).toBe('another');
});

const CHECKOUT = {
  cartRound: 1,
  sessionId: 'somebody',
  fingerprint: 'same',
  lines: [],
  totalCents: 29_500,
  status: 'ordered' as const,
};

test('when the provider hangs and rounds overlap then each checkout is asked after once', async () => {
  const due = { ...CHECKOUT, createdAt: new Date(), nextCheckAt: new Date(0) };
  const ids = Array.from({ length: 12 }, (_, nth) => `hangs-${nth}`);
  await checkoutModel(db).insertMany(ids.map((_id) => ({ _id, cartId: _id, ...due })));
  const [provider, fiveHang] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked: string[] = [];
  const deps = {
    checkouts: createCheckoutStore(db),
    config: { RECONCILE_AFTER_MS: 60_000 },
    provider: {
      findPayments: async ({ _id: id }: { _id: string }) => {
        asked.push(id);
        if (asked.length === 5) fiveHang.resolve();
        if (asked.length <= 5) await provider.promise;
        return [];
      },
    },
  } as unknown as CheckDueDeps;

  const first = checkDue(deps, new Date(), inAMinute());
  await fiveHang.promise;
  await checkDue(deps, new Date(), inAMinute());
  provider.resolve();
  await first;

  expect(asked.toSorted()).toEqual(ids.toSorted());
});

test('when a clock that was ahead put a check off for a day then it is due now', async () => {
  await checkoutModel(db).deleteMany({});
  const inADay = new Date(Date.now() + 86_400_000);
  await checkoutModel(db).create({ _id: 'ahead', ...CHECKOUT, cartId: 'a', nextCheckAt: inADay });

  expect(await createCheckoutStore(db).due(new Date(), 10)).toMatchObject([{ _id: 'ahead' }]);
});

test('when a round has waited too long for the provider then the rest is left for the next', async () => {
  await checkoutModel(db).deleteMany({});
  const due = { ...CHECKOUT, cartId: 'c', createdAt: new Date(), nextCheckAt: new Date(0) };
  await checkoutModel(db).create({ _id: 'late-1', ...due });

  await checkDue({ checkouts: createCheckoutStore(db) } as unknown as CheckDueDeps, new Date(), new Date(0));

  expect(await createCheckoutStore(db).due(new Date(), 10)).toHaveLength(1);
});
