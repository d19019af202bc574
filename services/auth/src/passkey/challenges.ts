import type { Redis } from 'ioredis';

/** How long the browser's window may stay open. */
export const CHALLENGE_S = 5 * 60;
const keyOf = (challenge: string) => `passkey:challenge:${challenge}`;

/** What a challenge may be used for: making a key of this person, or using any key. */
export type Purpose = 'use' | `make ${number}`;
export type Challenges = ReturnType<typeof createChallenges>;

/** Challenges that were sent; each can be answered once. */
export const createChallenges = (redis: Redis) => ({
  given: (challenge: string, purpose: Purpose) => redis.set(keyOf(challenge), purpose, 'EX', CHALLENGE_S),

  /** Uses a challenge up. @returns false when it was used before, is expired, or has another purpose */
  take: async (challenge: string, purpose: Purpose): Promise<boolean> =>
    (await redis.getdel(keyOf(challenge))) === purpose,
});
