import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import { createUnknownPayments } from '../settle/unknown-payments.ts';
import { limitPaymentIds } from './payment-ids.ts';

let redis: Redis;
beforeAll(() => void (redis = new Redis(backing().REDIS_URL)));
afterAll(() => redis.disconnect());

test('when somebody asks after many payments then some are too many, and those of before stay free', async () => {
  const who = randomUUID();
  const ask = (paymentId: string, by: Redis = redis) =>
    limitPaymentIds(by, { who, paymentId, max: 2 }).then(
      () => 'free',
      ({ status, retryAfter }: { status: number; retryAfter: number }) => [status, retryAfter],
    );

  expect([await ask('1'), await ask('2'), await ask('3'), await ask('3'), await ask('1')]).toEqual([
    ...['free', 'free', [429, 60], [429, 60], 'free'],
  ]);
  expect(await redis.scard(`limit:payment-ids:${who}`)).toBe(2);
  expect(await redis.ttl(`limit:payment-ids:${who}`)).toBeGreaterThan(30);
  // The minute begins with the first id.
  await redis.expire(`limit:payment-ids:${who}`, 20);
  await ask('2');
  expect(await redis.ttl(`limit:payment-ids:${who}`)).toBeLessThanOrEqual(20);
});

test('when Redis cannot count then the shop stays open, and when it cannot forget the refusal stands', async () => {
  const chain = (exec: () => Promise<unknown>) => {
    const all = { sadd: () => all, expire: () => all, scard: () => all, exec };
    return { multi: () => all, srem: () => Promise.reject(new Error('away')) } as unknown as Redis;
  };
  const asked = { who: 'eva', paymentId: '1', max: 2 };

  await limitPaymentIds(
    chain(() => Promise.reject(new Error('away'))),
    asked,
  );
  await limitPaymentIds(
    chain(async () => null),
    asked,
  );
  await limitPaymentIds(
    chain(async () => []),
    asked,
  );
  await limitPaymentIds(
    chain(async () => [[null, 1]]),
    asked,
  );
  // A known id is allowed, although there are too many by then.
  await limitPaymentIds(
    chain(async () => [
      [null, 0],
      [null, 1],
      [null, 3],
    ]),
    asked,
  );
  const over = chain(async () => [
    [null, 1],
    [null, 1],
    [null, 3],
  ]);
  await expect(limitPaymentIds(over, asked)).rejects.toMatchObject({ status: 429 });
});

test('when the provider did not know a payment then that is remembered for a minute, by each shop its own', async () => {
  const [prefix, id] = [randomUUID(), '4711'];
  const unknown = createUnknownPayments(redis, prefix);

  expect(await unknown.has(id)).toBe(false);
  await unknown.remember(id);

  expect([await unknown.has(id), await unknown.has('4712')]).toEqual([true, false]);
  expect(await createUnknownPayments(redis, randomUUID()).has(id)).toBe(false);
  const ttl = await redis.ttl(`${prefix}:unknown:${id}`);
  expect(ttl).toBeGreaterThan(30);
  expect(ttl).toBeLessThanOrEqual(60);
});
