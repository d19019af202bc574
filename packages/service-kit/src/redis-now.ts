import type { Redis } from 'ioredis';

/** Milliseconds since 1970, by the clock that all processes share. */
export async function redisNow(redis: Redis): Promise<number> {
  const [seconds, microseconds] = await redis.time();
  return Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000);
}
