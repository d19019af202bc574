import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createGate } from './gate.ts';
import { imageError, TOO_BIG, UNREADABLE } from './image-error.ts';
import { imageTypeOf } from './image-type.ts';
import type { Rendered, Rendition } from './webp.ts';

const PAINTER = fileURLToPath(new URL('./render-process.ts', import.meta.url));
const PATIENCE_MS = 20_000;

// A decoded picture takes up to 150 MB: never two at once.
const oneAtATime = createGate(1);

/**
 * Makes the WebP files of an uploaded image, each time in a process of its own: what decoding takes of memory is given
 * back whole, and a file that breaks the decoder breaks nothing else.
 * @throws AppError 415 for what is no image, 413 for too many pixels, 400 for a broken one
 */
export async function renderImage(bytes: Buffer): Promise<Rendition[]> {
  const type = imageTypeOf(bytes);
  if (!type) throw imageError(415, 'Sube una imagen JPG, PNG, WebP, AVIF o GIF.');
  const rendered = await oneAtATime(() => renderApart({ bytes, type }));
  if (rendered === 'too big') throw imageError(413, TOO_BIG);
  if (rendered === 'unreadable') throw imageError(400, UNREADABLE);
  return rendered;
}

async function renderApart(task: object): Promise<Rendered> {
  const child = fork(PAINTER, {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=2'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Large pieces of memory go back to the system as soon as they are free.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  child.once('error', () => undefined);
  child.send(task, () => undefined);
  const answer = once(child, 'message').then(([rendered]) => rendered as Rendered);
  const end = once(child, 'exit').then((): Rendered => 'unreadable');
  try {
    return await Promise.race([answer, end]);
  } finally {
    child.kill('SIGKILL');
  }
}
