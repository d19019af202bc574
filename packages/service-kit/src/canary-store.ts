import type { Redis } from 'ioredis';

/** Opened documents, and those that reported an error of the remote. */
export type Counts = { views: number; failed: number };
/** Counts of browsers with the canary, and of the others. */
export type CanaryCounts = { canary: Counts; current: Counts };
export const emptyTally = (): CanaryCounts => ({
  canary: { views: 0, failed: 0 },
  current: { views: 0, failed: 0 },
});

/** A hash of the canaries that are switched off: 'checkout@a1b2c3d4e5f6' and the reason. `HDEL` switches one on. */
const OFF = 'canaries:off';
/** Only the last minutes count, so that a canary that starts to fail later is noticed as fast. */
const MINUTES = 5;
const KEEP_SECONDS = (MINUTES + 2) * 60;

const keysOf = (name: string, at: number) =>
  Array.from({ length: MINUTES }, (_, i) => `canary:${name}:${Math.floor(at / 60_000) - i}`) as [
    string,
    ...string[],
  ];
const FIELDS = (['canary', 'current'] as const).flatMap((side) =>
  (['views', 'failed'] as const).map((kind) => ({ side, kind, field: `${side}.${kind}` })),
);

export type CanaryStore = ReturnType<typeof createCanaryStore>;

/** What all gateways know about canaries, by name. Every call throws while Redis is unavailable. */
export const createCanaryStore = (redis: Redis) => ({
  /** Adds this gateway's new counts. Returns the counts of all gateways in the last five minutes. */
  async exchange(name: string, mine: CanaryCounts, at: number): Promise<CanaryCounts> {
    const keys = keysOf(name, at);
    const batch = redis.pipeline();
    for (const { side, kind, field } of FIELDS) batch.hincrby(keys[0], field, mine[side][kind]);
    await batch.expire(keys[0], KEEP_SECONDS).exec();
    const minutes = await Promise.all(keys.map((key) => redis.hgetall(key)));
    const sum = emptyTally();
    for (const { side, kind, field } of FIELDS)
      for (const minute of minutes) sum[side][kind] += Number(minute[field] ?? 0);
    return sum;
  },
  /** The names of the canaries that are switched off. */
  switchedOff: async (): Promise<Set<string>> => new Set(await redis.hkeys(OFF)),
  /** Switches off for all gateways and deletes the counts, so that a restart is fresh. Returns whether it was on. */
  async switchOff(name: string, why: CanaryCounts, at: number): Promise<boolean> {
    const isNew = await redis.hsetnx(OFF, name, JSON.stringify({ at: new Date(at), ...why }));
    await redis.del(keysOf(name, at));
    return isNew === 1;
  },
  /** The reason why it is switched off, as JSON. */
  reason: (name: string): Promise<string | null> => redis.hget(OFF, name),
  takeUp: async (name: string): Promise<void> => void (await redis.hdel(OFF, name)),
});
