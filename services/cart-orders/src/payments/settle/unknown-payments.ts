import type { Redis } from 'ioredis';

const KEEP_S = 60;

export type UnknownPayments = ReturnType<typeof createUnknownPayments>;

/** Ids that the provider does not know. They expire after a minute, so they never grow many. */
export function createUnknownPayments(redis: Redis, prefix: string) {
  const keyOf = (paymentId: string) => `${prefix}:unknown:${paymentId}`;
  return {
    remember: (paymentId: string) => redis.set(keyOf(paymentId), '1', 'EX', KEEP_S),
    has: async (paymentId: string): Promise<boolean> => (await redis.exists(keyOf(paymentId))) === 1,
  };
}
