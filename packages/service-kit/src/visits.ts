import type { Redis } from 'ioredis';

const KEY = 'shop:visits';

/** What a gateway has counted since it last said so. */
export const addVisits = (redis: Redis, count: number): Promise<number> => redis.incrby(KEY, count);

/** What all gateways have counted since somebody last took it. */
export const takeVisits = async (redis: Redis): Promise<number> => Number((await redis.getdel(KEY)) ?? 0);
