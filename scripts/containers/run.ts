import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Runs a program in the repository's folder with this terminal; false when it fails. */
export async function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
