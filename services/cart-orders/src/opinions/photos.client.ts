import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, notFound, unavailable } from '@shop/service-kit/errors';
import type { Request, Response as Answer } from 'express';

export type PhotosClient = ReturnType<typeof createPhotosClient>;
type Photo = { opinionId: string; key: string };

const TIMEOUT_MS = 2_500;
/** Many phones send slowly, and a picture waits for its turn to be processed. */
const UPLOAD_MS = 60_000;
const MISSING = 'No encontramos esa foto.';

/** Opinions' photos, kept by content-media without public addresses. Every call: @throws AppError 503 if unanswered */
export function createPhotosClient({ url, token }: { url: string; token: string }) {
  const call = (path: string, init: RequestInit & { duplex?: 'half' } = {}, timeoutMs = TIMEOUT_MS) =>
    fetch(`${url}/internal/photos/${path}`, {
      ...init,
      headers: { 'x-internal-token': token, ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw unavailable();
    });
  const remove = async (path: string): Promise<void> => {
    const { ok } = await call(path, { method: 'DELETE' });
    if (!ok) throw unavailable();
  };

  return {
    /** Passes on the request's file. @throws AppError as content-media refuses it: 400, 413, 415 */
    async store({ opinionId, key }: Photo, req: Request): Promise<void> {
      const sent = await call(
        `${opinionId}/${key}`,
        {
          method: 'POST',
          body: Readable.toWeb(req) as ReadableStream,
          duplex: 'half',
          headers: { 'content-type': req.get('content-type') ?? '' },
        },
        UPLOAD_MS,
      );
      if (sent.ok) return;
      const { message } = (await sent.json().catch(() => ({}))) as { message?: string };
      throw message && sent.status < 500 ? new AppError(sent.status, message) : unavailable();
    },
    /** Sends the photo, in full (`isWhole`) or in the size for lists. @throws AppError 404 */
    async send({ opinionId, key, isWhole }: Photo & { isWhole: boolean }, res: Answer): Promise<void> {
      const found = await call(`${opinionId}/${key}${isWhole ? '?whole=si' : ''}`);
      if (!found.ok || !found.body) throw found.status === 404 ? notFound(MISSING) : unavailable();
      res.set({
        'Content-Type': 'image/webp',
        'X-Content-Type-Options': 'nosniff',
        'Content-Disposition': 'inline',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      });
      // The reader may leave, or the store may fail halfway: it is too late for another answer.
      await pipeline(Readable.fromWeb(found.body as never), res).catch(() => res.destroy());
    },
    remove: ({ opinionId, key }: Photo) => remove(`${opinionId}/${key}`),
    removeAll: (opinionId: string) => remove(opinionId),
  };
}
