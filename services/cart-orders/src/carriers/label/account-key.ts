import type { Log } from '@shop/service-kit/log';
import type { Redis } from 'ioredis';

/** Longer than parcels go unasked for: where nothing is said any more, the account takes the key again. */
const KNOWN_S = 600;

export type AccountKey = ReturnType<typeof createAccountKey>;
type Needs = { redis: Redis; log: Log; database: string };

/** Whether the account for labels takes the shop's key, as whoever follows parcels last heard. */
export function createAccountKey({ redis, log, database }: Needs) {
  const key = `${database}:carrier-key-refused`;
  return {
    /** Told once, however often it is heard. */
    noteRefused: async (error: Error): Promise<void> => {
      const before = await redis.set(key, '1', 'EX', KNOWN_S, 'GET');
      if (!before) log.error({ err: error }, 'the account for labels does not take the key of the shop');
    },
    /** The owner has put another, and it is stored: where Redis is away the former one is spoken of for a while. */
    forget: () =>
      redis
        .del(key)
        .catch((error: unknown) => log.warn({ err: error }, 'a former key still counts as refused')),
    isRefused: async (): Promise<boolean> => (await redis.exists(key).catch(() => 0)) === 1,
  };
}
