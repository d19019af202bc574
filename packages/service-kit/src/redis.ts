import { Redis, type RedisOptions } from 'ioredis';
import { SENTINEL_URL } from './config.ts';
import type { Log } from './log.ts';

type Options = RedisOptions & { retryStrategy: (times: number) => number | null };
/**
 * A client of redis:// or rediss://, or of the master of that name behind redis+sentinel://:password@a:26379,b:26379/name.
 * Not with ioredis' failoverDetector: what it hears while a client looks for the new master ends that client for good.
 */
export function openRedis(url: string, options: Options): Redis {
  const found = SENTINEL_URL.exec(url)?.groups;
  if (!found) return new Redis(url, options);
  const { username = '', password = '', hosts = '', name = '' } = found;
  return new Redis({
    ...{ connectTimeout: 2_000, sentinelRetryStrategy: options.retryStrategy },
    ...options,
    ...{ name, sentinels: hosts.split(',').map(toSentinel) },
    ...{ username: decodeURIComponent(username), password: decodeURIComponent(password) },
  });
}

function toSentinel(address: string) {
  const { hostname: host, port } = new URL(`redis://${address}`);
  return { host, port: Number(port) || 26_379 };
}

/** A connection for requests: fails within half a second when Redis is away instead of holding the request. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = openRedis(url, {
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
  const redis = openRedis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  redis.on('error', (error: Error) => log.warn({ err: error.message }, 'redis queue'));
  return redis;
}
