import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { MEMORY_ENV } from '../setup/process-memory.mjs';
import { openLog } from './log-file.ts';
import { ROOT } from './options.ts';

export type Part = {
  name: string;
  /** Program and arguments for Node 24, relative to the repository. */
  args: string[];
  env: Record<string, string>;
  cwd?: string;
  /** The parts that share this process (together.ts). */
  inside?: Part[];
  /** What must be ready before a part of a shared process starts. */
  after?: Record<string, string>;
};

export type Child = { name: string; process: ChildProcess; stop: () => Promise<void> };

const KILL_AFTER_MS = 10_000;
/** File descriptors after standard input, output and error. */
const FIRST_LOG = 3;

/** Starts a part of the shop as its own process; its output goes to DATA_DIR/logs/<name>.log. */
export function startChild(part: Part, dataDir: string, onExit: (code: number | null) => void): Child {
  const { inside = [] } = part;
  const child = spawn(process.execPath, part.args, {
    cwd: part.cwd ?? ROOT,
    env: { ...process.env, ...MEMORY_ENV, ...part.env, ...(inside.length > 0 && { PARTS: tell(inside) }) },
    stdio: ['pipe', 'pipe', 'pipe', ...inside.map(() => 'pipe' as const)],
    // Ctrl-C in a terminal reaches the whole process group; only the launcher decides the order of stopping.
    detached: process.platform !== 'win32',
  }) as ChildProcessWithoutNullStreams;
  const { stdout, stderr } = child;
  keepLog(child, join(dataDir, 'logs', part.name), [stdout, stderr]);
  for (const [i, { name }] of inside.entries())
    keepLog(child, join(dataDir, 'logs', name), [child.stdio[FIRST_LOG + i] as Readable]);
  // A failed start writes one line with its reason, which is shown here as well as in the log.
  child.stderr.on('data', (chunk: Buffer) => process.stderr.write(`${part.name}: ${chunk.toString()}`));
  child.stdin.on('error', () => undefined);
  child.once('exit', onExit);
  return { name: part.name, process: child, stop: () => stopChild(child) };
}

/** Describes each part, with the file descriptor of its log. */
const tell = (inside: Part[]): string =>
  JSON.stringify(
    inside.map(({ name, args, env, after }, i) => ({
      name,
      main: args.at(-1),
      after,
      env: { ...env, LOG_FD: String(FIRST_LOG + i) },
    })),
  );

function keepLog(child: ChildProcess, name: string, streams: Readable[]): void {
  const log = openLog(dirname(name), basename(name));
  for (const stream of streams) stream.on('data', log.write);
  // The last lines may arrive after the exit.
  child.once('close', log.close);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await gone;
  clearTimeout(timer);
}
