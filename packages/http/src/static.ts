import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Serves a file, or calls `next` for other paths. */
export type FileServer = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const HASHED = /\.[0-9a-f]{12}\.[a-z0-9]+(\.(br|gz))?$/;

/** A name with a hash of its content always means the same content. */
export const isHashed = (path: string): boolean => HASHED.test(path);

/**
 * Serves the build of a release with its precompressed files: hashed names for a year, entry files revalidated each time.
 * X-Release shows teams which release they see.
 */
export const serveBuild = (dir: string, release: string): FileServer =>
  sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: false,
    // A path is only a file's name: pages, including '/', are answered elsewhere, with their own headers.
    extensions: [],
    setHeaders: (res, path) => {
      res.setHeader('X-Release', release);
      res.setHeader('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
