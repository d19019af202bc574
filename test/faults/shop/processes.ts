import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, type Child, type Part } from '../../../scripts/launch/child.ts';
import { waitUntilReady } from '../../../scripts/launch/ready.ts';

const READY_MS = 60_000;

/** The shop's processes by name, each of which can die alone. */
export type Processes = ReturnType<typeof startProcesses>;

export function startProcesses(dataDir: string) {
  const running = new Map<string, Child>();
  const condemned = new Set<number>();
  const crashes: string[] = [];

  function start(part: Part): void {
    const child = startChild(part, dataDir, (code) => {
      if (!condemned.has(child.process.pid ?? 0)) crashes.push(`${part.name} ended with ${code}`);
    });
    running.set(part.name, child);
  }

  const find = (name: string): Child => {
    const child = running.get(name);
    if (!child) throw new Error(`no process ${name}`);
    return child;
  };

  /** With what code a part ended, which it may have done before. */
  async function endBy(name: string, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { process: child } = find(name);
    condemned.add(child.pid ?? 0);
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  }

  const kill = async (name: string): Promise<void> => void (await endBy(name, 'SIGKILL'));

  async function end(name: string): Promise<{ code: number | null; ms: number }> {
    const start = performance.now();
    const code = await endBy(name, 'SIGTERM');
    return { code, ms: performance.now() - start };
  }

  async function stopAll(): Promise<void> {
    for (const { process: child } of running.values()) condemned.add(child.pid ?? 0);
    for (const child of [...running.values()].reverse()) await child.stop();
  }

  return {
    /** What ended though nobody killed it (I10). */
    crashes,
    start,
    kill,
    end,
    killAll: () => Promise.all([...running.keys()].map(kill)),
    /** SIGSTOP and SIGCONT: a process that hangs, and its awakening. */
    signal: (name: string, signal: 'SIGSTOP' | 'SIGCONT') => void find(name).process.kill(signal),
    memory: (name: string) => memoryOf(find(name).process.pid ?? 0),
    stopAll,
  };
}

/** Resident memory of a process in MB, as the system tells it. */
const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1_024);

/** Waits for a part's own word that it is ready; milliseconds that it took. */
export async function readyAgain(name: string, url: string): Promise<number> {
  const start = performance.now();
  await waitUntilReady({ [name]: url }, READY_MS);
  await sleep(0);
  return performance.now() - start;
}
