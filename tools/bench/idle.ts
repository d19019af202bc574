import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../measure/figures.ts';
import { cpuOf, ownMemoryOf } from './processes.ts';
import { shares } from './rounds.ts';
import type { BenchShop } from './shop.ts';

/**
 * After the start V8 collects each heap a few times more until it rests, at the latest after 107 and 214 seconds: once takes
 * the services 110 ms, which is 4 ms a second of half a minute, and gives back 10 MB. This looks between the two.
 */
const SETTLE_MS = 120_000;
const LOOK_MS = 60_000;
const SECONDS = LOOK_MS / 1000;

/** The cost of the idle shop. */
export async function benchIdle({ processes }: BenchShop): Promise<Figure[]> {
  await sleep(SETTLE_MS);
  const before = processes.map(({ pid }) => cpuOf(pid));
  await sleep(LOOK_MS);
  const used = processes.map(({ pid, name }, at) => ({ name, ms: (cpuOf(pid) - before[at]!) / SECONDS }));
  const byProcess: Record<string, number> = {};
  for (const { name, ms } of used) byProcess[name] = (byProcess[name] ?? 0) + ms;
  const ms = used.reduce((sum, one) => sum + one.ms, 0);
  const cpu = { what: 'idle, CPU of the whole shop a second', measured: ms, limit: 6, unit: 'ms' };
  return [{ ...cpu, note: shares({ ms, byProcess }) }, ...memoryFigures(processes)];
}

function memoryFigures(processes: BenchShop['processes']): Figure[] {
  const own = processes
    .map(({ pid, name }) => ({ name, megabytes: ownMemoryOf(pid) }))
    .toSorted((a, b) => b.megabytes - a.megabytes);
  const note = own.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ');
  const whole = own.reduce((sum, { megabytes }) => sum + megabytes, 0);
  return [{ what: 'idle, divided memory of the whole shop', measured: whole, limit: 310, unit: 'MB', note }];
}
