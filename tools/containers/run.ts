import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Runs stories in a shop of containers, those whose names follow. */
export const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=e2e/playwright.config.ts',
  // Twenty containers share the machine with the browser; what is right still comes as soon as it is there.
  '--timeout=180000',
];

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a program in the repository's folder with this terminal; false when it fails.
 * A signal meanwhile ends the program and not this process: what was started can still be taken down.
 */
export async function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, end);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of SIGNALS) process.off(signal, end);
  return code === 0;
}
