import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad } from './load.ts';

const RATE = Number(process.env['LOAD_RATE'] ?? 50);
const AROUND_MS = 1_500;

type Deed = { what: string; base: string; act: () => Promise<unknown>; afterMs?: number };

/**
 * Does something to the shop at `base` under LOAD_RATE requests per second (50), and shows the failures. The load goes
 * on for `afterMs`, because replaced containers answer for a while.
 */
export async function underLoad({ what, base, act, afterMs = AROUND_MS }: Deed) {
  const load = startLoad(base, RATE);
  await sleep(AROUND_MS);
  const start = performance.now();
  await act();
  const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
  await sleep(afterMs);
  const { failures, ...report } = await load.stop();
  for (const failure of failures.slice(0, 10)) console.log(`  ${what}:`, JSON.stringify(failure));
  return { what, seconds, ...report, failed: failures.length, machine: loadavg()[0]?.toFixed(1) };
}
