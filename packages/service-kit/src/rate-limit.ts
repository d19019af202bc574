import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore, type RedisReply } from 'rate-limit-redis';

/** The client's address as limits count it: an IPv6 household is one client, not 2^64. */
export const addressOf = (req: Request): string => ipKeyGenerator(req.ip ?? '', 64);

export type Limit = { redis: Redis; name: string; max: number; windowMs: number };

/** At most `max` requests per client address and window; counted in Redis, so that it holds over replicas. Answers 429. */
export const limitByAddress = ({ redis, name, max, windowMs }: Limit): RequestHandler =>
  rateLimit({
    windowMs,
    limit: max,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
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
