import type { Redis } from 'ioredis';
import { redisNow } from './redis-now.ts';

/** @param database of the service; all copies of the service share it */
const keyOf = (database: string): string => `reconciled:${database}`;

/** Stores the current time as the end of a pass of reconciliation. */
export const notePass = async (redis: Redis, database: string): Promise<void> =>
  void (await redis.set(keyOf(database), await redisNow(redis)));

/** Seconds since the last pass of reconciliation, by the clock of Redis; undefined when there was none. */
export async function passAge(redis: Redis, database: string): Promise<number | undefined> {
  const [at, now] = await Promise.all([redis.get(keyOf(database)), redisNow(redis)]);
  // A time in the future also has an unknown age: the clock was wrong then, or is wrong now.
  return at === null ? undefined : Math.abs(now - Number(at)) / 1_000;
}
