import { tooMany } from '@shop/service-kit/errors';
import type { Redis } from 'ioredis';

const WINDOW_S = 60;

/**
 * Counts how many different payments a visitor asks about in a minute. A buyer has one or two and may ask as often as
 * they like; only an attacker who invents ids has many.
 * @throws AppError 429 above `max`
 */
export async function limitPaymentIds(
  redis: Redis,
  { who, paymentId, max }: { who: string; paymentId: string; max: number },
): Promise<void> {
  const key = `limit:payment-ids:${who}`;
  const counted = await redis
    .multi()
    .sadd(key, paymentId)
    .expire(key, WINDOW_S, 'NX')
    .scard(key)
    .exec()
    // A limiter that cannot count must not close the shop. The Redis connection itself logs that Redis is away.
    .catch(() => null);
  const [isNew, count] = [Number(counted?.[0]?.[1]), Number(counted?.[2]?.[1])];
  if (isNew !== 1 || !(count > max)) return;
  // A refused id is not counted, so the visitor can still ask about the ids counted before.
  await redis.srem(key, paymentId).catch(() => undefined);
  throw tooMany(WINDOW_S);
}
