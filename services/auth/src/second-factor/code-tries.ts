import type { Redis } from 'ioredis';

/** Three of a million codes are right at a time, so ten tries a day find one in about a century. */
const WRONG_A_DAY = 10;
const DAY_MS = 86_400_000;
const KEPT_S = (2 * DAY_MS) / 1_000;

/** The throttle key that let the attempt pass; tries of codes are counted by it. */
export type ThrottleKey = string;
export type CodeTries = ReturnType<typeof createCodeTries>;

/**
 * Counts wrong codes of authenticator apps by throttle key. Keys do not share their count: an attacker who knows the
 * password and uses one up does not lock others out.
 */
export function createCodeTries(redis: Redis, now: () => number = () => Date.now()) {
  const left = () => DAY_MS - (now() % DAY_MS);
  return {
    /**
     * Counts a code as wrong before it is checked, so that simultaneous tries stay within the limit.
     * @returns a function that takes the count back; undefined when this try is one too many
     */
    async take(way: ThrottleKey): Promise<(() => Promise<unknown>) | undefined> {
      const key = `${way}:codes:${Math.floor(now() / DAY_MS)}`;
      const [counted] = (await redis.multi().incr(key).expire(key, KEPT_S).exec()) ?? [];
      if (counted?.[0]) throw counted[0];
      return Number(counted?.[1]) <= WRONG_A_DAY ? () => redis.decr(key) : undefined;
    },

    /** Seconds until codes are accepted again. */
    waitS: (): number => Math.ceil(left() / 1_000),
  };
}
