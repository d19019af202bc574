import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ImageType } from './image-type.ts';
import type { Rendered } from './rendition.ts';

const PAINTER = fileURLToPath(new URL('./render-process.ts', import.meta.url));
const LOWER_PRIORITY = 10;

export type Task = { bytes: Buffer; type: ImageType; into: 'webp' | 'avif' };
/** `isPatient`: whoever else wants the processor comes first. `signal` ends the work. */
export type Manner = { patienceMs: number; isPatient?: boolean; signal?: AbortSignal };

/**
 * Renders an image in a process of its own: what decoding takes of memory is given back whole, and a file that breaks
 * the decoder breaks nothing else.
 */
export async function renderApart(task: Task, { patienceMs, isPatient, signal }: Manner): Promise<Rendered> {
  const child = fork(PAINTER, {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=2'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Large pieces of memory go back to the system as soon as they are free.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  child.once('error', () => undefined);
  if (isPatient) stepBack(child);
  // Only we end a process by SIGKILL, when its time is over; a decoder that breaks ends otherwise.
  const end = once(child, 'exit').then(([, by]): Rendered => (by === 'SIGKILL' ? 'late' : 'unreadable'));
  const answer = once(child, 'message').then(([rendered]) => rendered as Rendered);
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

function stepBack({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, LOWER_PRIORITY);
  } catch {
    // Some systems do not let us: then it competes like everybody else.
  }
}
