import { pipeline } from 'node:stream/promises';
import { BOTTLES } from '@shop/contracts/picture-folders';
import { notFound } from '@shop/service-kit/errors';
import { Router, type Request, type Response } from 'express';
import { bestOf, isNegotiated } from './best-of.ts';
import type { Bucket, OpenObject, StoredObject } from './bucket.ts';
import { isJpeg, jpegOf } from './jpeg.ts';

/** The keys that the shop publishes: its own pictures, uploads, and bottles of own blends. */
const PUBLIC_KEY = /^(semilla|subidas|frascos)\/[a-zA-Z0-9][a-zA-Z0-9._-]{0,120}$/;

const missing = () => notFound('No encontramos esa imagen.');

/** GET and HEAD /media/*: pictures from the bucket. A name's file never changes, so browsers cache it for a year. */
export function mediaRoutes(bucket: Bucket): Router {
  const router = Router();
  router.get('/*key', async (req, res) => {
    const key = [req.params['key'] ?? ''].flat().join('/');
    if (!PUBLIC_KEY.test(key)) throw missing();
    if (isJpeg(res)) return answerJpeg(res, await bucket.open(key));
    if (isNegotiated(key)) res.vary('Accept');
    const keys = bestOf(key, req);
    if (req.method === 'HEAD' || req.headers['if-none-match']) {
      const stored = await firstOf(keys, bucket.stat);
      if (!stored) throw missing();
      if (req.method === 'HEAD' || isKnown(req, stored)) return answerHead(req, res, stored);
    }
    await answerBody(res, await firstOf(keys, bucket.open));
  });
  return router;
}

/** Skips empty files, which a full disk may leave: they must not be cached for a year. */
async function firstOf<T extends StoredObject>(
  keys: string[],
  read: (key: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const key of keys) {
    const found = await read(key);
    if (found && found.size > 0) return found;
  }
  return undefined;
}

const isKnown = (req: Request, { etag }: StoredObject): boolean =>
  (req.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`);

function setHeaders(res: Response, { etag, contentType, size }: StoredObject): void {
  res.set({
    'Content-Type': contentType,
    'Content-Length': String(size),
    ETag: `"${etag}"`,
    // The bottles' labels show the shop's name, which may change.
    'Cache-Control': res.req.path.startsWith(`/${BOTTLES}`)
      ? 'public, max-age=86400'
      : 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': 'inline',
    // A file that a browser took for a page could still do nothing.
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
}

function answerHead(req: Request, res: Response, stored: StoredObject): void {
  setHeaders(res, stored);
  if (isKnown(req, stored)) {
    res.removeHeader('Content-Length');
    res.status(304);
  }
  res.end();
}

async function answerJpeg(res: Response, stored: OpenObject | undefined): Promise<void> {
  if (!stored) throw missing();
  const jpeg = await jpegOf(stored);
  setHeaders(res, { etag: `${stored.etag}-jpg`, contentType: 'image/jpeg', size: jpeg.length });
  res.end(jpeg);
}

export async function answerBody(res: Response, stored: Awaited<ReturnType<Bucket['open']>>): Promise<void> {
  if (!stored) throw missing();
  setHeaders(res, stored);
  try {
    await pipeline(stored.body, res);
  } catch {
    // The client left, or the store broke off in the middle: too late for an error response.
    res.destroy();
  }
}
