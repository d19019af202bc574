import { createHash } from 'node:crypto';
import { Router, type Request, type RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Options, type Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';

/** The client's address for limits: an IPv6 household counts as one client, not as 2^64. */
export const networkOf = (ip: string): string => ipKeyGenerator(ip, 64);
export const addressOf = (req: Request): string => networkOf(req.ip ?? '');

export type Limit = { redis: Redis; name: string; max: number; windowMs: number };

/** At most `max` requests per client address and window; counted in Redis, hence across replicas. Answers 429. */
export const limitByAddress = (limit: Limit): RequestHandler => limitBy(limit, {});

/**
 * How many times a shopper's limit one address has: an office or a mobile carrier is one address. Requests without a
 * session have less, because one program may discard its session each time.
 */
const NEWCOMERS = 5;
const EVERYBODY = 20;

/** At most `max` requests of one shopper, by the session that was read before, and far more per address. */
export function limitShoppers(limit: Limit): RequestHandler {
  const share = (of: string, shares: number) => ({
    ...limit,
    name: `${limit.name}:${of}`,
    max: limit.max * shares,
  });
  // Stored sessions have a start time; other sessions are new with this request.
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

/** The same by data in the call, e.g. its sender or a typed code, and far more per address. */
export const limitSenders = (limit: Limit, senderOf: (req: Request) => string): RequestHandler =>
  Router().use(
    limitBy(
      { ...limit, name: `${limit.name}:sender` },
      // The data may be long, and may be a person's address: only a hash is stored in Redis.
      { keyGenerator: (req) => `${addressOf(req)} ${shortOf(senderOf(req))}` },
    ),
    limitBy({ ...limit, max: limit.max * NEWCOMERS }, {}),
  );

/** Enough for a warehouse that polls its orders once a second, and for rewriting a list of products. */
const CALLS_PER_TOKEN = 300;

/** The same per API token, from any address. */
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
    // This check reports limits that count twice, and stores each request in a WeakMap for that.
    validate: { singleCount: false },
    // A limiter that cannot count must not close the shop; the Redis connection logs its own failure.
    passOnStoreError: true,
    logger: { error: () => {}, warn: () => {} },
    store: countsIn(redis, { prefix: `limit:${name}:`, windowMs }),
    handler: (_req, res) => {
      res.status(429).json({ message: 'Demasiados intentos. Espera un momento.' });
    },
  });

/** Prepares nothing in Redis: Redis may start after this process, or lose its data. */
const countsIn = (redis: Redis, { prefix, windowMs }: { prefix: string; windowMs: number }): Store => ({
  prefix,
  async increment(key) {
    const name = prefix + key;
    // PEXPIRE can add an expiry only where there is none from Redis 7 on, and distributions still have Redis 6.
    const counted = await redis.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name).exec();
    const [totalHits, left] = [Number(counted?.[1]?.[1]), Number(counted?.[2]?.[1])];
    if (!(left >= 0)) throw new Error('Redis did not count');
    return { totalHits, resetTime: new Date(Date.now() + left) };
  },
  decrement: async (key) => void (await redis.decr(prefix + key)),
  resetKey: async (key) => void (await redis.del(prefix + key)),
});
