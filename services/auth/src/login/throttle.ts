import { createHash } from 'node:crypto';
import { tooMany } from '@shop/service-kit/errors';
import type { Redis } from 'ioredis';
import type { ThrottleKey } from '../second-factor/code-tries.ts';

const WINDOW_S = 15 * 60;
const PER_ADDRESS = 8;
const PER_ACCOUNT = 20;
const MAILS_PER_PLACE = 3;
const MAILS_PER_ACCOUNT = 8;
/** How long an address stays known to an account that signed in from it. */
const KNOWN_S = 30 * 86_400;

/** An attempt to sign in: `device` is the id of a browser that has signed in to this account before. */
export type Attempt = { account: string; address: string; device: string | undefined };
type IsProven = (way: ThrottleKey) => boolean | Promise<boolean>;
export type Throttle = ReturnType<typeof createThrottle>;

// Usernames have any length and characters, so Redis keys contain a digest of them.
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Counts attempts before any password is checked: 8 in 15 minutes from one address, 20 on one account (H42). An
 * attacker can use up the 20 of an account. So browsers and addresses that its owner signed in from have 8 of their
 * own for the account, and the owner still gets in. From a new place a correct code of the authenticator app has 8 more
 * attempts once the 20 are used up.
 */
export function createThrottle(redis: Redis) {
  const addressKey = ({ address }: Attempt) => `login:address:${address}`;
  const accountKey = ({ account }: Attempt) => `login:account:${digest(account)}`;
  const provenKey = ({ account }: Attempt) => `login:proven:${digest(account)}`;
  const deviceKey = ({ device }: Attempt) => `login:device:${device}`;
  const knownKey = ({ account, address }: Attempt) => `login:known:${digest(account)}:${address}`;
  const knownTriesKey = (attempt: Attempt) => `${knownKey(attempt)}:tries`;

  /** Counts one attempt in a window that starts with the first one. @returns seconds to wait when it is one too many */
  async function waitOf(key: string, max: number): Promise<number | undefined> {
    const replies = await redis.multi().set(key, 0, 'EX', WINDOW_S, 'NX').incr(key).ttl(key).exec();
    const [used, left] = (replies ?? []).slice(1).map(([error, value]) => {
      if (error) throw error;
      return Number(value);
    });
    return used === undefined || used > max ? Math.max(1, left ?? WINDOW_S) : undefined;
  }

  /** @throws AppError 429 with Retry-After */
  async function count(key: string, max: number): Promise<ThrottleKey> {
    const wait = await waitOf(key, max);
    if (wait !== undefined) throw tooMany(wait);
    return key;
  }

  return {
    /**
     * @param isProven whether they sent a correct code; asked only when the account's attempts are used up
     * @returns the key of the count that the attempt used; all new places share one
     * @throws AppError 429 when this attempt is one too many
     */
    async enter(attempt: Attempt, isProven: IsProven = () => false): Promise<ThrottleKey> {
      if (attempt.device) return count(deviceKey(attempt), PER_ADDRESS);
      await count(addressKey(attempt), PER_ADDRESS);
      if (await redis.exists(knownKey(attempt))) {
        // Of the account too: a colleague at the address begins the address' count anew with a sign-in of their own.
        await count(knownTriesKey(attempt), PER_ADDRESS);
        return knownKey(attempt);
      }
      const way = accountKey(attempt);
      const wait = await waitOf(way, PER_ACCOUNT);
      if (wait === undefined) return way;
      if (!(await isProven(way))) throw tooMany(wait);
      await count(provenKey(attempt), PER_ADDRESS);
      return way;
    },

    /** For signed-in members who prove their identity again. @throws AppError 429 as above */
    enterOwn: (account: string): Promise<ThrottleKey> => count(`login:own:${digest(account)}`, PER_ADDRESS),

    /** For the codes of somebody who opened a mailed link. @throws AppError 429 as above */
    enterByLink: (account: string): Promise<ThrottleKey> =>
      count(`login:link-codes:${digest(account)}`, PER_ADDRESS),

    /**
     * For requests of a mailed link: a few from each place, and a few for the account from all new places, so that
     * nobody can flood its mailbox. @throws AppError 429 as above
     */
    async enterMail(attempt: Attempt): Promise<void> {
      const own = `login:mail:${attempt.device ?? attempt.address}`;
      await count(own, MAILS_PER_PLACE);
      if (attempt.device || (await redis.exists(knownKey(attempt)))) return;
      await count(`login:mails:${digest(attempt.account)}`, MAILS_PER_ACCOUNT);
    },

    /** Call it when an account is removed: the next holder of its name must not inherit its known addresses. */
    async forget(account: string): Promise<void> {
      const match = `login:known:${digest(account)}:*`;
      for await (const keys of redis.scanStream({ match, count: 500 }))
        if ((keys as string[]).length > 0) await redis.del(keys as string[]);
    },

    /** After a sign-in: resets the count of the address or browser, and makes the address known. */
    async succeeded(attempt: Attempt): Promise<void> {
      const own = attempt.device ? [deviceKey(attempt)] : [addressKey(attempt), knownTriesKey(attempt)];
      await redis.multi().del(own).set(knownKey(attempt), 1, 'EX', KNOWN_S).exec();
    },
  };
}
