import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ImageType } from './image-type.ts';
import type { RenditionResult } from './rendition.ts';

const PROGRAM = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/**
 * Niceness. A render uses every core: beside one as important as itself the service waited seconds for its turn, while others
 * waited for the service.
 */
const NICE = { background: 10, awaited: 3 };

/** 'svg' is our own drawing: nobody uploads one. */
export type RenderTask = { bytes: Buffer; type: ImageType | 'svg'; into: 'webp' | 'avif' };
/** `isBackground`: whoever else wants the processor comes first. `signal` ends the work. */
type RenderOptions = { timeoutMs: number; isBackground?: boolean; signal?: AbortSignal };

/**
 * Renders an image in a process of its own. All memory that decoding takes is given back, and a file that breaks the
 * decoder breaks nothing else.
 * @returns the files, or why there are none; 'late' after `timeoutMs` milliseconds
 */
export async function renderInChildProcess(
  task: RenderTask,
  options: RenderOptions,
): Promise<RenditionResult> {
  const { timeoutMs, isBackground, signal } = options;
  const child = startProcess(timeoutMs);
  lowerPriority(child, isBackground ? NICE.background : NICE.awaited);
  // Only we end a process by SIGKILL, when its time is over; a decoder that breaks ends otherwise.
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
    // Large pieces of memory go back to the system as soon as they are free.
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
    // Some systems do not let us: then it competes like everybody else.
  }
}
