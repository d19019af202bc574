import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ImageType } from './image-type.ts';
import type { RenditionResult } from './rendition.ts';

const PROGRAM = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/**
 * Niceness. A render uses every core: at the service's own priority it would keep the service, and those who wait for
 * it, waiting for seconds.
 */
const NICE = { background: 10, awaited: 3 };

/** 'svg' is the shop's own drawing; uploads are never 'svg'. */
export type RenderTask = { bytes: Buffer; type: ImageType | 'svg'; into: 'webp' | 'avif' };
/** `isBackground`: everything else gets the processor first. `signal` ends the work. */
type RenderOptions = { timeoutMs: number; isBackground?: boolean; signal?: AbortSignal };

/**
 * Renders an image in a process of its own. Its end frees all memory that decoding took, and a file that crashes the
 * decoder harms nothing else.
 * @returns the files, or the reason why there are none; 'late' after `timeoutMs` milliseconds
 */
export async function renderInChildProcess(
  task: RenderTask,
  options: RenderOptions,
): Promise<RenditionResult> {
  const { timeoutMs, isBackground, signal } = options;
  const child = startProcess(timeoutMs);
  lowerPriority(child, isBackground ? NICE.background : NICE.awaited);
  // SIGKILL means that our time limit ended the process; a crashing decoder ends in other ways.
  const end = once(child, 'exit').then(([, by]): RenditionResult =>
    by === 'SIGKILL' ? 'late' : 'unreadable',
  );
  const answer = once(child, 'message').then(([rendered]) => rendered as RenditionResult);
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill);
  child.send(task, () => undefined);
  try {
    return await Promise.race([answer, end]);
  } finally {
    signal?.removeEventListener('abort', kill);
    kill();
  }
}

function startProcess(timeoutMs: number): ChildProcess {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=2'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Large blocks of memory are returned to the system as soon as they are free.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  child.once('error', () => undefined);
  return child;
}

function lowerPriority({ pid }: ChildProcess, nice: number): void {
  try {
    if (pid !== undefined) setPriority(pid, nice);
  } catch {
    // Some systems refuse that: then the process keeps the normal priority.
  }
}
