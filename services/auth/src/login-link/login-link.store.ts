import type { Redis } from 'ioredis';
import { digest, newToken } from '../secret-token.ts';

export const LINK_S = 15 * 60;
const keyOf = (token: string) => `login:link:${digest(token)}`;

export type LoginLinkStore = ReturnType<typeof createLoginLinkStore>;

/** Mailed sign-in links, valid for 15 minutes. Redis stores only digests of the links and of the asking browsers. */
export const createLoginLinkStore = (redis: Redis) => ({
  /** @param browser the secret of the browser that asks @returns the link's token, which is shown only once */
  async make(userId: number, browser: string): Promise<string> {
    const token = newToken();
    await redis.set(keyOf(token), `${userId} ${digest(browser)}`, 'EX', LINK_S);
    return token;
  },

  /** The owner of the link. @returns undefined for a used, expired or unknown link, or another browser's */
  async find(token: string, browser: string): Promise<number | undefined> {
    const [userId, asked] = ((await redis.get(keyOf(token))) ?? '').split(' ');
    return userId && asked === digest(browser) ? Number(userId) : undefined;
  },

  /** Uses a link up: of two simultaneous requests one gets it. */
  take: async (token: string): Promise<boolean> => (await redis.del(keyOf(token))) === 1,
});
