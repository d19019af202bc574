import { networkOf } from '@shop/service-kit/rate-limit/rate-limit';
import { isLoopback } from './client-address.ts';

const WINDOW_MS = 60_000;

/**
 * Counts pages per client address and minute in memory: a guard against one address fetching the whole shop over and
 * over, not an exact quota. This machine itself is not counted: probes, benchmarks, and a proxy that hides everyone.
 * @returns seconds to wait when the address has had its share, else 0
 */
export function createPageLimit(max: number, now: () => number = Date.now) {
  let counts = new Map<string, number>();
  let end = 0;
  return (ip: string): number => {
    if (max === 0 || isLoopback(ip)) return 0;
    if (now() >= end) {
      counts = new Map();
      end = now() + WINDOW_MS;
    }
    const client = networkOf(ip);
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > max ? Math.ceil((end - now()) / 1000) : 0;
  };
}
