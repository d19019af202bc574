import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { RunningShop } from './running-shop.ts';

export type Entry = 'main' | 'worker';

/** Starts an entry point as a process, as in production; `over` replaces single settings of the shop. */
export function spawnEntry(
  shop: Pick<RunningShop, 'settings'>,
  entry: Entry,
  over: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, [`src/${entry}.ts`], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, ...shop.settings, PORT: '0', ...over },
    stdio: 'ignore',
  });
}

/** Ends a process and waits for its exit. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
