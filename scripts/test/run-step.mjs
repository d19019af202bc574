import { spawn } from 'node:child_process';
import { ROOT } from '../setup/dependencies.mjs';
import { say } from '../setup/say.mjs';

/** A step that exceeds this has failed. */
const TIMEOUT_MS = 30 * 60_000;

/**
 * Runs a step as its own process. If others can run beside it, its output is printed in one piece at its end,
 * so that lines of two steps never mix.
 * @returns whether it succeeded
 */
export function runStep({ name, args, cores, env = {} }) {
  const start = performance.now();
  say(`${name}…`);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: Number.isFinite(cores) ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    timeout: TIMEOUT_MS,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.removeListener('exit', stop);
      process.stdout.write(said);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      say(`${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
      resolve(code === 0);
    });
  });
}
