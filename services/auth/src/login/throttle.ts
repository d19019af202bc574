import { createHash } from 'node:crypto';
import { tooMany } from '@shop/service-kit/errors';
import type { Redis } from 'ioredis';
import type { ThrottleKey } from '../second-factor/code-tries.ts';

const WINDOW_S = 15 * 60;
const PER_ADDRESS = 8;
const PER_ACCOUNT = 20;
const MAILS_PER_PLACE = 3;
const MAILS_PER_ACCOUNT = 8;
/** How long an address is trusted with the account that signed in from it. */
const KNOWN_S = 30 * 86_400;

/** Who tries: `device` is the id of a browser that has signed in to this account before. */
export type Attempt = { account: string; address: string; device: string | undefined };
type IsProven = (way: ThrottleKey) => boolean | Promise<boolean>;
export type Throttle = ReturnType<typeof createThrottle>;

// Usernames are of any length and characters; in Redis stands a digest of them.
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Counts attempts before any password is looked at: 8 in 15 minutes from one address, 20 on one account (H42). Whoever
 * guesses can use up the 20 of an account, so the browsers and addresses that its owner signed in from do not
 * share them: they have 8 of their own, and the owner still gets in while others guess. From a new place a fitting code of
 * the authenticator app has 8 more once they are used up.
 */
export function createThrottle(redis: Redis) {
  const addressKey = ({ address }: Attempt) => `login:address:${address}`;
  const accountKey = ({ account }: Attempt) => `login:account:${digest(account)}`;
  const provenKey = ({ account }: Attempt) => `login:proven:${digest(account)}`;
  const deviceKey = ({ device }: Attempt) => `login:device:${device}`;
  const knownKey = ({ account, address }: Attempt) => `login:known:${digest(account)}:${address}`;

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
     * @param isProven whether they brought a code that fits; asked only when the attempts of the account are used up
     * @returns the way that they came: all new places are one
     * @throws AppError 429 when this attempt is one too many
     */
    async enter(attempt: Attempt, isProven: IsProven = () => false): Promise<ThrottleKey> {
      if (attempt.device) return count(deviceKey(attempt), PER_ADDRESS);
      await count(addressKey(attempt), PER_ADDRESS);
      if (await redis.exists(knownKey(attempt))) return knownKey(attempt);
      const way = accountKey(attempt);
      const wait = await waitOf(way, PER_ACCOUNT);
      if (wait === undefined) return way;
      if (!(await isProven(way))) throw tooMany(wait);
      await count(provenKey(attempt), PER_ADDRESS);
      return way;
    },

    /** Somebody who is signed in proves again who they are. @throws AppError 429 as above */
    enterOwn: (account: string): Promise<ThrottleKey> => count(`login:own:${digest(account)}`, PER_ADDRESS),

    /** Somebody who has a link of the account's mail tries codes. @throws AppError 429 as above */
    enterByLink: (account: string): Promise<ThrottleKey> =>
      count(`login:link-codes:${digest(account)}`, PER_ADDRESS),

    /**
     * Somebody wants a mail with a link: from each place a few, and a few for the account from all new places, so that
     * nobody fills its mailbox. @throws AppError 429 as above
     */
    async enterMail(attempt: Attempt): Promise<void> {
      const own = `login:mail:${attempt.device ?? attempt.address}`;
      await count(own, MAILS_PER_PLACE);
      if (attempt.device || (await redis.exists(knownKey(attempt)))) return;
      await count(`login:mails:${digest(attempt.account)}`, MAILS_PER_ACCOUNT);
    },

    /** Nobody has the account's name any more: who gets it next is not known at the places of who had it. */
    async forget(account: string): Promise<void> {
      const match = `login:known:${digest(account)}:*`;
      for await (const keys of redis.scanStream({ match, count: 500 }))
        if ((keys as string[]).length > 0) await redis.del(keys as string[]);
    },

    /** The right password: the address and the browser start anew, and the address is known from now on. */
    async succeeded(attempt: Attempt): Promise<void> {
      const own = attempt.device ? deviceKey(attempt) : addressKey(attempt);
      await redis.multi().del(own).set(knownKey(attempt), 1, 'EX', KNOWN_S).exec();
    },
  };
}
