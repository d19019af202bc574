import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** A connection for requests: fails within half a second when Redis is away instead of holding the request. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: 500,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
    lazyConnect: true,
  });
  redis.on('error', (error: Error) => log.warn({ err: error.message }, 'redis'));
  return redis;
}

/** A connection for BullMQ, whose blocking reads must be allowed to wait for ever. */
export function connectQueueRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  redis.on('error', (error: Error) => log.warn({ err: error.message }, 'redis queue'));
  return redis;
}
