import { networkOf } from '@shop/service-kit/rate-limit/rate-limit';
import { isLoopback } from './client-address.ts';

const WINDOW_MS = 60_000;

/**
 * Counts pages per client address and minute in memory: protects against one address that fetches the whole shop over
 * and over, and is no exact quota. This machine is not counted: probes, benchmarks, and a proxy that hides clients.
 * @returns seconds to wait when the address has reached its limit, else 0
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
