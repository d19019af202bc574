import type { Redis } from 'ioredis';

/** As long as the browser's window may stay open. */
export const CHALLENGE_S = 5 * 60;
const keyOf = (challenge: string) => `passkey:challenge:${challenge}`;

/** What a challenge is good for: making a key of this person, or using any. */
export type Purpose = 'use' | `make ${number}`;
export type Challenges = ReturnType<typeof createChallenges>;

/** Challenges that were given out; each is answered once. */
export const createChallenges = (redis: Redis) => ({
  given: (challenge: string, purpose: Purpose) => redis.set(keyOf(challenge), purpose, 'EX', CHALLENGE_S),

  /** Uses a challenge up. @returns false when it was answered before, is too old, or for something else */
  take: async (challenge: string, purpose: Purpose): Promise<boolean> =>
    (await redis.getdel(keyOf(challenge))) === purpose,
});
