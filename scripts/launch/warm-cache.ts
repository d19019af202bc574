import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './options.ts';

export const COMPILE_CACHE = join(ROOT, '.cache', 'compile');
/**
 * A small young generation keeps an idle service below 130 MB; the price is a few more short collections under load.
 * The compile cache of one set of V8 flags is of no use to another, so everybody takes them from here.
 */
export const V8_FLAGS = ['--max-semi-space-size=2'];
const MARK = join(COMPILE_CACHE, '.warm');
const MODULES = [
  'services/catalog/src/start.ts',
  'services/cart-orders/src/start.ts',
  'services/content-media/src/start.ts',
  'services/auth/src/start.ts',
  'gateway/src/start.ts',
  'embedded/src/launcher/launch.ts',
];

/**
 * Compiles every service's modules once, in processes that end again: a service that compiles them itself keeps some
 * 20 MB more for as long as it runs. Modules have no effect at import time, so loading them is enough.
 */
export async function warmCompileCache(): Promise<void> {
  if (existsSync(MARK)) return;
  const waiting = [...MODULES];
  const worker = async () => {
    for (let module = waiting.shift(); module; module = waiting.shift()) await load(module);
  };
  await Promise.all([worker(), worker()]);
  writeFileSync(MARK, '');
}

const load = (module: string): Promise<void> =>
  new Promise((resolve) => {
    const source = `await import(${JSON.stringify(join(ROOT, module))}); process.exit(0)`;
    const env = { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE };
    const child = spawn(process.execPath, [...V8_FLAGS, '--input-type=module', '-e', source], {
      cwd: ROOT,
      env,
      stdio: 'ignore',
    });
    // A module that fails to load fails again, and visibly, when its service starts.
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
