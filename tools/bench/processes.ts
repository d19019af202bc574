import { readdirSync, readFileSync } from 'node:fs';

/** One process of the shop: `name` says which part it is, e.g. 'gateway'. */
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

/** Everything that `ancestor` started and that still runs, itself included. Linux only. */
export function processesUnder(ancestor: number): ShopProcess[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const parents = new Map(pids.map((pid) => [Number(pid), parentOf(Number(pid))]));
  const isOurs = (pid: number): boolean => pid === ancestor || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isOurs).map((pid) => ({ pid, name: nameOf(pid) }));
}

/**
 * Milliseconds of CPU that the threads of a process have used since it began. The kernel tells it in nanoseconds of each
 * thread; of the whole process only in ticks of 10 ms, which are a twentieth of what a round of a fast route takes.
 */
export function cpuOf(pid: number): number {
  const threads = threadsOf(pid).map((thread) => read(`/proc/${pid}/task/${thread}/schedstat`));
  return threads.reduce((sum, times) => sum + Number(times.split(' ')[0]), 0) / 1e6;
}

/** Megabytes of memory that a process holds now (resident). */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** The same without counting twice what processes share, such as the pages of the program itself (proportional set size). */
export const ownMemoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0);
/** The fields after the command, which may itself hold spaces and brackets. */
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

/** A process may end between being listed and being read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
