import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import { runExclusively } from '../queue/run-exclusively.ts';

let redis: Redis;
beforeAll(() => void (redis = new Redis(backing().REDIS_URL)));
afterAll(() => redis.disconnect());

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
