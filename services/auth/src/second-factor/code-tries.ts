import type { Redis } from 'ioredis';

/** Three of a million codes fit at a time: that many a day find one in about a century. */
const WRONG_A_DAY = 10;
const DAY_MS = 86_400_000;
const KEPT_S = (2 * DAY_MS) / 1_000;

/** What a code is tried by: the key of the throttle that let it pass. */
export type ThrottleKey = string;
export type CodeTries = ReturnType<typeof createCodeTries>;

/**
 * Counts wrong codes of authenticator apps for each way they come, whoever sends them from wherever. Ways do not share
 * their count: who uses one up, because they know the password, locks nobody out of the others.
 */
export function createCodeTries(redis: Redis, now: () => number = () => Date.now()) {
  const left = () => DAY_MS - (now() % DAY_MS);
  return {
    /**
     * Counts a code as wrong before anybody looks at it: of many at once no more are looked at.
     * @returns takes that back; undefined when this one is one too many
     */
    async take(way: ThrottleKey): Promise<(() => Promise<unknown>) | undefined> {
      const key = `${way}:codes:${Math.floor(now() / DAY_MS)}`;
      const [counted] = (await redis.multi().incr(key).expire(key, KEPT_S).exec()) ?? [];
      if (counted?.[0]) throw counted[0];
      return Number(counted?.[1]) <= WRONG_A_DAY ? () => redis.decr(key) : undefined;
    },

    /** Seconds until codes count again. */
    waitS: (): number => Math.ceil(left() / 1_000),
  };
}
