import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore, type RedisReply } from 'rate-limit-redis';

export type Limit = { redis: Redis; name: string; max: number; windowMs: number };

/** At most `max` requests per client address and window; counted in Redis, so that it holds over replicas. Answers 429. */
export const limitByAddress = ({ redis, name, max, windowMs }: Limit): RequestHandler =>
  rateLimit({
    windowMs,
    limit: max,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // A limiter that cannot count must not close the shop.
    passOnStoreError: true,
    store: new RedisStore({
      prefix: `limit:${name}:`,
      sendCommand: (command: string, ...args: string[]) =>
        redis.call(command, ...args) as Promise<RedisReply>,
    }),
    handler: (_req, res) => {
      res.status(429).json({ message: 'Demasiados intentos. Espera un momento.' });
    },
  });
