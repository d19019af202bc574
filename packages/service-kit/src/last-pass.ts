import type { Redis } from 'ioredis';
import { redisNow } from './redis-now.ts';

/** @param database of the service, whose copies share it */
const keyOf = (database: string): string => `reconciled:${database}`;

/** Notes that a round of reconciliation ended now. */
export const notePass = async (redis: Redis, database: string): Promise<void> =>
  void (await redis.set(keyOf(database), await redisNow(redis)));

/** Seconds since the last round of reconciliation, by the clock of Redis; undefined when none is known. */
export async function passAge(redis: Redis, database: string): Promise<number | undefined> {
  const [at, now] = await Promise.all([redis.get(keyOf(database)), redisNow(redis)]);
  // A round in the future says nothing of when the last one was: the clock was wrong then, or is now.
  return at === null ? undefined : Math.abs(now - Number(at)) / 1_000;
}
