import { Redis, type Command, type RedisOptions } from 'ioredis';
import { SENTINEL_URL } from './config.ts';
import type { Log } from './log.ts';
import { repeat } from './repeat.ts';
import { traced } from './tracing/tracing.ts';

/**
 * Some requests ask Redis twice and must still fail within a second. Tests set a longer limit (REDIS_LIMIT_MS): on a
 * machine busy with other tests, requests would get a 503 instead of their response, or not be counted.
 */
export const LIMIT_MS = 400;
/**
 * After this silence the operating system probes the other end, which wakes no process: firewalls forget idle
 * connections, and a connection whose other end vanished is closed before the next request needs it.
 */
const KEEP_ALIVE_MS = 5_000;

type Options = RedisOptions & { retryStrategy: (times: number) => number | null };
/**
 * A client for redis:// or rediss://, or for the master behind Sentinels (SENTINEL_URL).
 * Not with ioredis' failoverDetector: a message during the search for the new master ends the client for good.
 */
export function openRedis(url: string, given: Options): Redis {
  const options = { keepAlive: KEEP_ALIVE_MS, ...given };
  const found = SENTINEL_URL.exec(url)?.groups;
  if (!found) return new Redis(url, options);
  const { tls, username = '', password = '', hosts = '', name = '', sentinelPassword = '' } = found;
  return new Redis({
    connectTimeout: 2_000,
    sentinelRetryStrategy: options.retryStrategy,
    ...options,
    name,
    sentinels: hosts.split(',').map(toSentinel),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    ...(sentinelPassword && { sentinelPassword: decodeURIComponent(sentinelPassword) }),
    ...(tls && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  });
}

function toSentinel(address: string) {
  const { hostname: host, port } = new URL(`redis://${address}`);
  return { host, port: Number(port) || 26_379 };
}

const LOOK_EVERY_MS = 5_000;

/**
 * Opens a new connection when a command waited from one check to the next and no data came: a machine that vanished
 * closes no connection, and Redis may have a new master. An idle connection is not checked: nothing waits on it, and a
 * probe would wake two processes. Only subscribers wait without a command.
 */
export function noticeSilence(redis: Redis, everyMs = LOOK_EVERY_MS): void {
  let before: ReturnType<typeof state> = undefined;
  const look = async () => {
    const now = state(redis);
    if (now && now.oldest === before?.oldest && now.bytesRead === before.bytesRead)
      return redis.disconnect(true);
    if (redis.mode === 'subscriber') redis.ping().catch(() => undefined);
    before = state(redis);
  };
  redis.once('end', repeat(look, everyMs));
}

/** The command that has waited longest for its reply, and the number of bytes read so far. */
function state({ status, commandQueue, stream }: Redis) {
  const oldest = status === 'ready' ? commandQueue.peekFront() : undefined;
  return oldest && { oldest, bytesRead: stream.bytesRead };
}

/** A connection for requests: fails within half a second when Redis is away instead of holding the request. */
export function connectRedis(
  url: string,
  log: Log,
  limitMs = Number(process.env['REDIS_LIMIT_MS'] ?? LIMIT_MS),
): Redis {
  const redis = openRedis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
    lazyConnect: true,
  });
  redis.on('error', (error: Error) => log.warn({ err: error.message }, 'redis'));
  noticeSilence(redis);
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    watch(command, limitMs);
    return send(command, stream);
  };
  return redis;
}

/**
 * Rejects a command without a timely reply, and makes a span of it. Not ioredis' commandTimeout: a reply that came in
 * time counts, even if a busy process reads it late. Not its channel either: that formats all arguments each time.
 */
function watch(command: Command, limitMs: number): void {
  const refuse = () => command.reject(new Error('Command timed out'));
  const timer = setTimeout(() => setImmediate(refuse), limitMs);
  const done = () => clearTimeout(timer);
  const attributes = { 'db.system.name': 'redis', 'db.operation.name': command.name };
  traced({ name: `redis ${command.name}`, kind: 'client', attributes }, () => command.promise).then(
    done,
    done,
  );
}

/**
 * A connection for blocking reads, which need no timeout. BullMQ opens its own for them.
 * @param longestReadMs how long a read blocks on this one
 */
export function connectQueueRedis(url: string, log: Log, longestReadMs = 0): Redis {
  const redis = openRedis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
  });
  redis.on('error', (error: Error) => log.warn({ err: error.message }, 'redis queue'));
  noticeSilence(redis, longestReadMs + LOOK_EVERY_MS);
  return redis;
}
