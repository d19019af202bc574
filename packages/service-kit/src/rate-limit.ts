import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Options } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore, type RedisReply } from 'rate-limit-redis';

/** The client's address as limits count it: an IPv6 household is one client, not 2^64. */
export const addressOf = (req: Request): string => ipKeyGenerator(req.ip ?? '', 64);

export type Limit = { redis: Redis; name: string; max: number; windowMs: number };

/** At most `max` requests per client address and window; counted in Redis, so that it holds over replicas. Answers 429. */
export const limitByAddress = (limit: Limit): RequestHandler => limitBy(limit, {});

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
    store: new RedisStore({
      prefix: `limit:${name}:`,
      sendCommand: (command: string, ...args: string[]) =>
        redis.call(command, ...args) as Promise<RedisReply>,
    }),
    handler: (_req, res) => {
      res.status(429).json({ message: 'Demasiados intentos. Espera un momento.' });
    },
  });
