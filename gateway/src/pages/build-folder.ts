import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveBuild } from '@shop/web-server/static';
import type { RequestHandler } from 'express';

const LOOK_EVERY_MS = 1_000;
/** Reports of the bundler and the page's template: nothing that a browser asks for. */
const INSIDE = /^\/(mf-stats\.json|index\.html)(\.(br|gz))?$/;

/**
 * Serves a build folder that may be replaced while this process runs: its list of files is read again once `marker`,
 * the file that every build writes anew, has changed.
 */
export function serveBuildFolder(dir: string, marker: string): RequestHandler {
  let files: RequestHandler | undefined;
  let stamp = -1;
  let lookedAt = 0;
  async function current(): Promise<RequestHandler> {
    if (files && Date.now() - lookedAt < LOOK_EVERY_MS) return files;
    lookedAt = Date.now();
    const changed = await stat(join(dir, marker)).then(
      ({ mtimeMs }) => mtimeMs,
      // In the middle of a deployment: the known files are still the best answer.
      () => stamp,
    );
    if (!files || changed !== stamp) files = serveBuild(dir);
    stamp = changed;
    return files;
  }
  return async (req, res, next) => {
    if (INSIDE.test(req.path)) return next();
    // Build files are small and compressed ahead; ranges of them would only be another way to go wrong.
    delete req.headers.range;
    (await current())(req, res, next);
  };
}
