import { NO_HEIC, TOO_BIG } from '@shop/contracts/image';
import { unavailable } from '@shop/service-kit/errors';
import { createSemaphore } from '@shop/service-kit/semaphore';
import { imageError, KINDS, TOO_MANY_PIXELS, UNREADABLE } from './image-error.ts';
import { imageTypeOf, isHeic } from './image-type.ts';
import { isPolyglot } from './polyglot.ts';
import { renderInChildProcess } from './render-in-child-process.ts';
import type { Rendition } from './rendition.ts';

const LATE = 'El servicio no está disponible por el momento. Intenta de nuevo.';
const TIMEOUT_MS = 20_000;

// A decoded picture takes up to 150 MB, so only one is decoded at a time.
const oneAtATime = createSemaphore({ permits: 1 });

/**
 * Makes the WebP files of an uploaded image within `timeoutMs` milliseconds. @throws AppError 415 for what is not
 * exactly one image, 413 for too many pixels, 400 for a broken one, 503 when it takes too long
 */
export async function renderImage(bytes: Buffer, timeoutMs = TIMEOUT_MS): Promise<Rendition[]> {
  const type = imageTypeOf(bytes);
  if (!type && isHeic(bytes)) throw imageError(415, NO_HEIC);
  if (!type || isPolyglot(bytes, type)) throw imageError(415, KINDS);
  const rendered = await oneAtATime(() => renderInChildProcess({ bytes, type, into: 'webp' }, { timeoutMs }));
  if (rendered === 'too big') throw imageError(413, TOO_BIG);
  if (rendered === 'too many pixels') throw imageError(413, TOO_MANY_PIXELS);
  if (rendered === 'late') throw imageError(503, LATE);
  if (rendered === 'unreadable') throw imageError(400, UNREADABLE);
  return rendered;
}

/** Makes the WebP files of the shop's own drawing. @throws AppError 503 when it takes too long */
export async function renderDrawing(svg: string): Promise<Rendition[]> {
  const bytes = Buffer.from(svg);
  const rendered = await oneAtATime(() =>
    renderInChildProcess({ bytes, type: 'svg', into: 'webp' }, { timeoutMs: TIMEOUT_MS }),
  );
  if (typeof rendered === 'string') throw unavailable();
  return rendered;
}
