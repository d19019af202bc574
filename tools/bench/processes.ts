import { readdirSync, readFileSync } from 'node:fs';

/** One process of the shop: `name` is its part, e.g. 'gateway'. */
export type ShopProcess = { pid: number; name: string };

const NAMES: [RegExp, string][] = [
  [/share-process\.ts ([\w-]+)/, ''],
  [/worker\.ts/, 'worker'],
  [/services\/([\w-]+)\/src/, ''],
  [/gateway\/src/, 'gateway'],
  [/shell\/server/, 'shell'],
  [/packages\/web-server/, 'web server'],
  [/redis-server|valkey-server/, 'redis'],
  [/scripts\/launch\/backing|embedded\//, 'stand-ins'],
  [/scripts\/launch\/main/, 'launcher'],
  [/scripts\/start/, 'npm start'],
];

/** All running descendants of `ancestor`, and itself. Linux only. */
export function processesUnder(ancestor: number): ShopProcess[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const parents = new Map(pids.map((pid) => [Number(pid), parentOf(Number(pid))]));
  const isOurs = (pid: number): boolean => pid === ancestor || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isOurs).map((pid) => ({ pid, name: nameOf(pid) }));
}

/**
 * Milliseconds of CPU that a process's threads have used since their start. The kernel reports nanoseconds per thread,
 * but only ticks of 10 ms per process, which are a twentieth of a fast route's round.
 */
export function cpuOf(pid: number): number {
  const threads = threadsOf(pid).map((thread) => read(`/proc/${pid}/task/${thread}/schedstat`));
  return threads.reduce((sum, times) => sum + Number(times.split(' ')[0]), 0) / 1e6;
}

/** Megabytes of memory that a process holds now (resident). */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** The same, with shared memory such as the program's pages divided among its users (proportional set size). */
export const ownMemoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0);
/** The fields after the command, which may itself contain spaces and brackets. */
const statOf = (pid: number): string[] => read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');

function nameOf(pid: number): string {
  const line = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  for (const [pattern, name] of NAMES) {
    const found = pattern.exec(line);
    if (found) return name || found[1]!;
  }
  return line.slice(0, 40);
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A process may end after it was listed. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
