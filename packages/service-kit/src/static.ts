import type { RequestHandler } from 'express';
import sirv from 'sirv';

const HASHED = /\.[0-9a-f]{12}\.[a-z0-9]+$/;

/** Serves a build folder with its precompressed files: hashed names for a year, entry files revalidated each time. */
export const serveBuild = (dir: string): RequestHandler =>
  sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: false,
    // A path is a file's name and nothing else: pages, '/' among them, are answered elsewhere, with their own headers.
    extensions: [],
    setHeaders: (res, path) => {
      res.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
