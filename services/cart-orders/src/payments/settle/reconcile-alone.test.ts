import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import { registerCheckouts, type CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import { createCheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { Deps } from '../../deps.ts';
import { alone } from '../queue/alone.ts';
import { checkDue } from './check-due.ts';

let db: Mongo;
let redis: Redis;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB, REDIS_URL } = backing();
  redis = new Redis(REDIS_URL);
  db = await connectMongo(MONGODB_URI, `${MONGODB_DB}_rounds`, registerCheckouts);
});
afterAll(async () => {
  redis.disconnect();
  await db.close();
});

/** Something that goes on until the test lets it end. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
const soon = () => new Date(Date.now() + 60_000);

test('when a round is under way then no other begins, and the next one may', async () => {
  const key = `alone:${crypto.randomUUID()}`;
  const [first, begun] = [gate(), gate()];
  const running = alone(redis, key, () => {
    begun.open();
    return first.opened;
  });
  await begun.opened;

  expect(await alone(redis, key, async () => {})).toBe(false);
  expect(await redis.pttl(key)).toBeGreaterThan(0);
  first.open();

  expect(await running).toBe(true);
  expect(await alone(redis, key, async () => {})).toBe(true);
});

test('when a round fails then the next one begins all the same', async () => {
  const key = `alone:${crypto.randomUUID()}`;
  await expect(alone(redis, key, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await alone(redis, key, async () => {})).toBe(true);
});

test('when the lease ended meanwhile then the one that holds it now keeps it', async () => {
  const key = `alone:${crypto.randomUUID()}`;
  await alone(redis, key, () => redis.set(key, 'another', 'PX', 60_000));
  expect(await redis.get(key)).toBe('another');
});

const CHECKOUT = {
  ...{ cartRound: 1, sessionId: 'somebody', fingerprint: 'same', lines: [], totalCents: 29_500 },
  status: 'ordered' as const,
};

test('when the provider hangs and rounds overlap then each checkout is asked after once', async () => {
  const due = { ...CHECKOUT, createdAt: new Date(), nextCheckAt: new Date(0) };
  const ids = Array.from({ length: 12 }, (_, nth) => `hangs-${nth}`);
  await db.model<CheckoutRow>('Checkout').insertMany(ids.map((_id) => ({ _id, cartId: _id, ...due })));
  const [provider, fiveHang] = [gate(), gate()];
  const asked: string[] = [];
  const deps = {
    checkouts: createCheckoutStore(db),
    config: { RECONCILE_AFTER_MS: 60_000 },
    provider: {
      findPayments: async (id: string) => {
        asked.push(id);
        if (asked.length === 5) fiveHang.open();
        if (asked.length <= 5) await provider.opened;
        return [];
      },
    },
  } as unknown as Deps;

  const first = checkDue(deps, new Date(), soon());
  await fiveHang.opened;
  await checkDue(deps, new Date(), soon());
  provider.open();
  await first;

  expect(asked.toSorted()).toEqual(ids.toSorted());
});

test('when a round has waited too long for the provider then the rest is left for the next', async () => {
  await db.model<CheckoutRow>('Checkout').deleteMany({});
  const due = { ...CHECKOUT, cartId: 'c', createdAt: new Date(), nextCheckAt: new Date(0) };
  await db.model<CheckoutRow>('Checkout').create({ _id: 'late-1', ...due });

  await checkDue({ checkouts: createCheckoutStore(db) } as unknown as Deps, new Date(), new Date(0));

  expect(await createCheckoutStore(db).due(new Date(), 10)).toHaveLength(1);
});
