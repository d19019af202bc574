import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { MODULES, ROOT } from './dependencies.mjs';
import { findNode24 } from './node-24.mjs';

/** An address: node reads '%' in a path as part of one. */
const END_WITH_PARENT = import.meta.resolve('./end-with-parent.mjs');
// For end-with-parent.mjs, which loads later: the steps before may take minutes, and the parent may end meanwhile.
process.env.STARTED_BY = String(process.ppid);

/**
 * Runs a script on Node 24 and ends with its exit code: this process becomes it, or, if it is too old for that,
 * waits for its only child.
 */
export function runOnNode24(args, env = {}) {
  const node = findNode24(MODULES);
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const whole = { ...process.env, PATH: path, ...env };
  process.chdir(ROOT);
  if (process.execve && process.platform !== 'win32')
    process.execve(node, [node, '--import', END_WITH_PARENT, ...args], whole);
  const child = spawn(node, args, { stdio: 'inherit', env: whole });
  // Ctrl-C in a terminal reaches the child too; it stops, and this process only waits for it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  void import('./end-with-parent.mjs');
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
