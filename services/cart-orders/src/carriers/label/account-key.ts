import type { Log } from '@shop/service-kit/log';
import type { Redis } from 'ioredis';

/** Longer than the interval of questions about parcels: without a new refusal, the key counts as accepted again. */
const KNOWN_S = 600;

export type AccountKey = ReturnType<typeof createAccountKey>;
type Needs = { redis: Redis; log: Log; database: string };

/** Whether the labels account accepts the shop's key, as the job that follows parcels last saw. */
export function createAccountKey({ redis, log, database }: Needs) {
  const key = `${database}:carrier-key-refused`;
  return {
    /** Logs the refusal once, however often it is reported. */
    noteRefused: async (error: Error): Promise<void> => {
      const before = await redis.set(key, '1', 'EX', KNOWN_S, 'GET');
      if (!before) log.error({ err: error }, 'the account for labels does not take the key of the shop');
    },
    /** Call it when the owner has stored another key. If Redis is down, the former refusal is shown for a while. */
    forget: () =>
      redis
        .del(key)
        .catch((error: unknown) => log.warn({ err: error }, 'a former key still counts as refused')),
    isRefused: async (): Promise<boolean> => (await redis.exists(key).catch(() => 0)) === 1,
  };
}
