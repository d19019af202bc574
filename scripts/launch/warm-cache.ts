import { spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { MEMORY_ENV, V8_FLAGS } from '../setup/process-memory.mjs';
import { PROGRAMS as SERVICE_PROGRAMS } from '../services.ts';
import { ROOT } from './options.ts';

const LIMIT_MS = 60_000;
const { NODE_COMPILE_CACHE } = MEMORY_ENV;
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
export async function warmCompileCache(folder = NODE_COMPILE_CACHE): Promise<void> {
  const mark = join(folder, '.warm');
  const stamp = [newestSource(), ...V8_FLAGS].join(' ');
  if ((existsSync(mark) && readFileSync(mark, 'utf8') === stamp) || !mayWrite(folder)) return;
  const waiting = [...PROGRAMS];
  const worker = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) await load(program);
  };
  await Promise.all([worker(), worker()]);
  writeFileSync(mark, stamp);
}

/** The shop may run as a user who may only read its folder: then each program compiles its modules itself. */
function mayWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
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
