import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { MEMORY_ENV } from '../setup/process-memory.mjs';
import { openLog } from './log-file.ts';
import { ROOT } from './options.ts';

export type Part = {
  name: string;
  /** Program and arguments for Node 24, relative to the repository. */
  args: string[];
  env: Record<string, string>;
  cwd?: string;
};

export type Child = { name: string; process: ChildProcess; stop: () => Promise<void> };

const KILL_AFTER_MS = 10_000;

/** Starts a part of the shop as a process of its own; its output goes to DATA_DIR/logs/<name>.log. */
export function startChild(part: Part, dataDir: string, onExit: (code: number | null) => void): Child {
  const child = spawn(process.execPath, part.args, {
    cwd: part.cwd ?? ROOT,
    env: { ...process.env, ...MEMORY_ENV, ...part.env },
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl-C in a terminal reaches the whole process group; the launcher alone decides in which order things stop.
    detached: process.platform !== 'win32',
  });
  const log = openLog(join(dataDir, 'logs'), part.name);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', log.write);
  // The last lines may come after the exit.
  child.once('close', log.close);
  // A start that fails says why in one line, which must not be only in a file.
  child.stderr.on('data', (chunk: Buffer) => process.stderr.write(`${part.name}: ${chunk.toString()}`));
  child.stdin.on('error', () => undefined);
  child.once('exit', onExit);
  return { name: part.name, process: child, stop: () => stopChild(child) };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await gone;
  clearTimeout(timer);
}
