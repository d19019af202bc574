import { createHash } from 'node:crypto';
import { Router, type Request, type RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Options, type Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';

/** The client's address as limits count it: an IPv6 household is one client, not 2^64. */
export const networkOf = (ip: string): string => ipKeyGenerator(ip, 64);
export const addressOf = (req: Request): string => networkOf(req.ip ?? '');

export type Limit = { redis: Redis; name: string; max: number; windowMs: number };

/** At most `max` requests per client address and window; counted in Redis, so that it holds over replicas. Answers 429. */
export const limitByAddress = (limit: Limit): RequestHandler => limitBy(limit, {});

/**
 * How many shoppers' shares an address has: an office or a mobile carrier is one address. Whoever comes without a session
 * might be one program that throws its sessions away, so that these have less.
 */
const NEWCOMERS = 5;
const EVERYBODY = 20;

/** At most `max` requests of one shopper, by the session that was read before, and far more of their address. */
export function limitShoppers(limit: Limit): RequestHandler {
  const share = (of: string, shares: number) => ({
    ...limit,
    name: `${limit.name}:${of}`,
    max: limit.max * shares,
  });
  // Stored sessions have a start; any other was made for this request.
  const isKnown = ({ session }: Request) => Boolean(session.startedAt);
  return Router().use(
    limitBy(share('session', 1), {
      keyGenerator: ({ sessionID }) => sessionID,
      skip: (req) => !isKnown(req),
    }),
    limitBy(share('newcomers', NEWCOMERS), { skip: isKnown }),
    limitBy(share('address', EVERYBODY), {}),
  );
}

const shortOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The same by what a call says, as who writes or what is tried, and far more by the address. */
export const limitSenders = (limit: Limit, senderOf: (req: Request) => string): RequestHandler =>
  Router().use(
    limitBy(
      { ...limit, name: `${limit.name}:sender` },
      // What a call says may be long, and may be somebody's address: Redis keeps neither.
      { keyGenerator: (req) => `${addressOf(req)} ${shortOf(senderOf(req))}` },
    ),
    limitBy({ ...limit, max: limit.max * NEWCOMERS }, {}),
  );

/** Enough for a warehouse that asks for its orders once a second, and for a list of products that is written anew. */
const CALLS_PER_TOKEN = 300;

/** The same for each API token, wherever it is used. */
export const limitTokens = (redis: Redis, max = CALLS_PER_TOKEN): RequestHandler =>
  limitBy(
    { redis, name: 'api-token', max, windowMs: 60_000 },
    { keyGenerator: (_req, res) => String(res.locals['tokenHash']) },
  );

const limitBy = ({ redis, name, max, windowMs }: Limit, by: Partial<Options>): RequestHandler =>
  rateLimit({
    ...by,
    windowMs,
    limit: max,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // It looks for a limit that counts twice, and keeps each request in a WeakMap for it.
    validate: { singleCount: false },
    // A limiter that cannot count must not close the shop; that Redis is away is said by its own connection.
    passOnStoreError: true,
    logger: { error: () => {}, warn: () => {} },
    store: countsIn(redis, { prefix: `limit:${name}:`, windowMs }),
    handler: (_req, res) => {
      res.status(429).json({ message: 'Demasiados intentos. Espera un momento.' });
    },
  });

/** Nothing is prepared when it is made: Redis may come later than this process, or lose what it had. */
const countsIn = (redis: Redis, { prefix, windowMs }: { prefix: string; windowMs: number }): Store => ({
  prefix,
  async increment(key) {
    const name = prefix + key;
    // Only Redis 7 gives an end to a number that has none by PEXPIRE, and distributions still have 6.
    const counted = await redis.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name).exec();
    const [totalHits, left] = [Number(counted?.[1]?.[1]), Number(counted?.[2]?.[1])];
    if (!(left >= 0)) throw new Error('Redis did not count');
    return { totalHits, resetTime: new Date(Date.now() + left) };
  },
  decrement: async (key) => void (await redis.decr(prefix + key)),
  resetKey: async (key) => void (await redis.del(prefix + key)),
});
