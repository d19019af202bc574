import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

const LEASE_MS = 10_000;
const RENEW = `return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('pexpire', KEYS[1], ARGV[2]) or 0`;
const RELEASE = `return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1]) or 0`;

/**
 * Runs `work` unless another process is running it; then it returns false. The lease of a dead process expires by
 * itself, and long work renews its own.
 */
export async function runExclusively(
  redis: Redis,
  key: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const token = randomUUID();
  if ((await redis.set(key, token, 'PX', LEASE_MS, 'NX')) !== 'OK') return false;
  // A failed renewal lets the lease expire: the work may run twice then, which is harmless.
  const renew = () => void redis.eval(RENEW, 1, key, token, LEASE_MS).catch(() => undefined);
  const timer = setInterval(renew, LEASE_MS / 3);
  try {
    await work();
    return true;
  } finally {
    clearInterval(timer);
    await redis.eval(RELEASE, 1, key, token).catch(() => undefined);
  }
}
