import type { Redis } from 'ioredis';
import { digest, newToken } from '../secret-token.ts';

export const LINK_S = 15 * 60;
const keyOf = (token: string) => `login:link:${digest(token)}`;

/** The secret of the asking browser, and the mailbox of the account. */
type Asked = { browser: string; email: string };
const markOf = ({ browser, email }: Asked) => digest(`${browser} ${email}`);
export type LoginLinkStore = ReturnType<typeof createLoginLinkStore>;

/** Mailed sign-in links, valid for 15 minutes. Redis stores only digests of links, asking browsers and addresses. */
export const createLoginLinkStore = (redis: Redis) => ({
  /** @returns the link's token, which is shown only once */
  async make(userId: number, from: Asked): Promise<string> {
    const token = newToken();
    await redis.set(keyOf(token), `${userId} ${markOf(from)}`, 'EX', LINK_S);
    return token;
  },

  /** The id of the link's owner, and whether it is this one's. @returns undefined for a used, expired or unknown link */
  async find(token: string): Promise<{ userId: number; isOf: (from: Asked) => boolean } | undefined> {
    const [userId, mark] = ((await redis.get(keyOf(token))) ?? '').split(' ');
    return userId ? { userId: Number(userId), isOf: (from) => markOf(from) === mark } : undefined;
  },

  /** Uses a link up: of two simultaneous requests one gets it. */
  take: async (token: string): Promise<boolean> => (await redis.del(keyOf(token))) === 1,
});
