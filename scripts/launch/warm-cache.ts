import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEMORY_ENV, V8_FLAGS } from '../setup/process-memory.mjs';
import { PROGRAMS as SERVICE_PROGRAMS } from '../services.ts';
import { ROOT } from './options.ts';

const LIMIT_MS = 60_000;
const { NODE_COMPILE_CACHE } = MEMORY_ENV;
const MARK = join(NODE_COMPILE_CACHE, '.warm');
const PROGRAMS = [
  ...Object.values(SERVICE_PROGRAMS),
  'gateway/src/main.ts',
  'shell/server/src/main.ts',
  'packages/web-server/src/main.ts',
  'embedded/src/main.ts',
  'scripts/launch/shop.ts',
  'scripts/launch/share-process.ts',
];

const SOURCES = '{services,packages,gateway,shell/server,embedded,scripts}/**/*.ts';

/**
 * Compiles every program's modules once per state of the sources, in processes that end: a service that strips types
 * and compiles them itself keeps some 20 MB more while it runs.
 */
export async function warmCompileCache(): Promise<void> {
  const stamp = [newestSource(), ...V8_FLAGS].join(' ');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === stamp) return;
  const waiting = [...PROGRAMS];
  const worker = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) await load(program);
  };
  await Promise.all([worker(), worker()]);
  mkdirSync(NODE_COMPILE_CACHE, { recursive: true });
  writeFileSync(MARK, stamp);
}

/** The time of the newest change of a source file, e.g. by an update. */
function newestSource(): string {
  const sources = globSync(SOURCES, { cwd: ROOT, exclude: (name) => /node_modules$|\.test\.ts$/.test(name) });
  return String(Math.max(...sources.map((file) => statSync(join(ROOT, file)).mtimeMs)));
}

/** Without any configuration a program loads all its modules, reports what is missing and ends. */
const load = (program: string): Promise<void> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE };
    const child = spawn(process.execPath, [...V8_FLAGS, program], {
      cwd: ROOT,
      env,
      stdio: 'ignore',
      timeout: LIMIT_MS,
    });
    // A program that fails to load fails again, visibly, at its real start.
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
