import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { MODULES, ROOT } from './dependencies.mjs';
import { findNode24 } from './node-24.mjs';

const PARENT = process.ppid;
const LOOK_EVERY_MS = 500;

/** Runs a script on Node 24 as this process's only child and ends with its exit code. */
export function runOnNode24(args, env = {}) {
  const node = findNode24(MODULES);
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  // A terminal's Ctrl-C reaches the child too; it does the stopping and this process only waits for it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithParent(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm runs scripts in a shell. A signal to npm ends the shell, which tells nobody: this process only gets another parent. */
function endWithParent(child) {
  const looking = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(looking);
    child.kill('SIGTERM');
  }, LOOK_EVERY_MS);
}
