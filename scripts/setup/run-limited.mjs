import { spawn } from 'node:child_process';
import { say } from './say.mjs';

const HAS_GROUPS = process.platform !== 'win32';
/** After SIGTERM a package manager may still need to clean up its files. */
const GRACE_MS = 5_000;

const minutes = Number(process.env.SETUP_LIMIT_MINUTES) || 10;
const LIMIT_MS = minutes * 60_000;

/**
 * Runs a step of the set-up. A hanging step is ended with all its child processes, and a failed one is tried once
 * more. While it runs, it prints a line now and then.
 * @param {string} what the step's name, for the lines
 * @param {string[]} command program and arguments
 * @param options those of spawn, and limitMs, sayEveryMs, retryFailed (false: retry only after a hang or a kill)
 * @returns whether one of the tries ended with exit code 0
 */
export async function runLimited(what, command, { retryFailed = true, ...options } = {}) {
  const first = await attempt(what, command, options);
  if (first === 'ok') return true;
  if (first === 'failed' && !retryFailed) return false;
  say(`${what} ${first}; trying once more…`);
  const second = await attempt(what, command, options);
  if (second !== 'ok') say(`${what} ${second} again.`);
  return second === 'ok';
}

/** @returns 'ok', 'failed' (an exit code other than 0), or a description of another end */
async function attempt(what, command, { limitMs = LIMIT_MS, sayEveryMs = 30_000, ...options }) {
  const child = start(command, options);
  const began = performance.now();
  const alive = setInterval(() => {
    const passed = performance.now() - began;
    say(`${what} has been running for ${seconds(passed)} (limit: ${seconds(limitMs)})`);
  }, sayEveryMs);
  let hung = false;
  const limit = setTimeout(() => {
    hung = true;
    end(child);
  }, limitMs);
  const outcome = await outcomeOf(child);
  clearInterval(alive);
  clearTimeout(limit);
  if (!hung) return outcome;
  // Child processes may have survived it.
  signal(child, 'SIGKILL');
  return `took longer than ${seconds(limitMs)} and was ended`;
}

const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/** In its own process group, so that all child processes can be ended with it. */
function start([program, ...args], options) {
  const child = spawn(program, args, { detached: HAS_GROUPS, stdio: 'inherit', ...options });
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // Ctrl-C in a terminal does not reach another process group.
  const stop = () => {
    signal(child, 'SIGKILL');
    process.exit(1);
  };
  for (const name of names) process.on(name, stop);
  child.once('exit', () => names.forEach((name) => process.removeListener(name, stop)));
  return child;
}

const outcomeOf = (child) =>
  new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(`could not be started (${message})`));
    child.once('exit', (code, by) => resolve(code === 0 ? 'ok' : by ? `was killed (${by})` : 'failed'));
  });

function end(child) {
  signal(child, 'SIGTERM');
  setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS).unref();
}

function signal(child, name) {
  try {
    if (HAS_GROUPS && child.pid) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It has ended already.
  }
}
