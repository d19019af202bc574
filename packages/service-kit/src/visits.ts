import type { Redis } from 'ioredis';

const KEY = 'shop:visits';

/** Adds a gateway's new visits. */
export const addVisits = (redis: Redis, count: number): Promise<number> => redis.incrby(KEY, count);

/** Returns and resets the visits of all gateways. */
export const takeVisits = async (redis: Redis): Promise<number> => Number((await redis.getdel(KEY)) ?? 0);
