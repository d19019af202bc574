import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { RunningShop } from './running-shop.ts';

export type Entry = 'main' | 'worker';

/** An entry point as its own process, as it runs in production; what `over` names replaces the shop's settings. */
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

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
