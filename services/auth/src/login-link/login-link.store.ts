import type { Redis } from 'ioredis';
import { digest, newToken } from '../secret-token.ts';

export const LINK_S = 15 * 60;
const keyOf = (token: string) => `login:link:${digest(token)}`;

export type LoginLinkStore = ReturnType<typeof createLoginLinkStore>;

/** Links to sign in that were mailed, for 15 minutes. Redis has digests of them and of the browsers that asked. */
export const createLoginLinkStore = (redis: Redis) => ({
  /** @param browser the secret of the browser that asks @returns the link's token, this one time */
  async make(userId: number, browser: string): Promise<string> {
    const token = newToken();
    await redis.set(keyOf(token), `${userId} ${digest(browser)}`, 'EX', LINK_S);
    return token;
  },

  /** Whose link it is. @returns undefined for one that is used, too old, or was asked for by another browser */
  async find(token: string, browser: string): Promise<number | undefined> {
    const [userId, asked] = ((await redis.get(keyOf(token))) ?? '').split(' ');
    return userId && asked === digest(browser) ? Number(userId) : undefined;
  },

  /** Uses a link up: of two who use it at once, one gets it. */
  take: async (token: string): Promise<boolean> => (await redis.del(keyOf(token))) === 1,
});
