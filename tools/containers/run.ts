import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Runs the named stories in a shop of containers. */
export const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=e2e/playwright.config.ts',
  // Twenty containers share the machine with the browser; passing steps still end as soon as they can.
  '--timeout=180000',
];

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a program in the repository's folder with this terminal; false when it fails.
 * A signal ends only the program, so that this process can still remove what it started.
 */
export async function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, end);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of SIGNALS) process.off(signal, end);
  return code === 0;
}
