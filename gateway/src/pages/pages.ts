import type { RequestHandler } from 'express';
import { unavailable } from '@shop/service-kit/errors';
import { isKnownPage } from './known-routes.ts';

export type PageOptions = {
  /** The shell's index.html. */
  index: () => Promise<string>;
  /** A page's HTML made beforehand; undefined where there is none. */
  prerendered?: (path: string) => Promise<string | undefined>;
};

// A path whose last part has an ending is a file, not a page.
const HAS_ENDING = /\.[a-z0-9]+$/i;
const NOT_A_PAGE = /^\/(api|mf|media|sandbox|internal|assets|\.well-known)(\/|$)/;

/** Every page of the shop is the shell's document; a path that is no page has it with status 404. */
export const servePages =
  ({ index, prerendered }: PageOptions): RequestHandler =>
  async (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || HAS_ENDING.test(req.path) || NOT_A_PAGE.test(req.path)) return next();
    const html = (await prerendered?.(req.path)) ?? (await index().catch(() => undefined));
    if (html === undefined)
      throw unavailable('La tienda no está disponible por el momento. Intenta de nuevo.');
    res
      .set('Cache-Control', 'no-cache')
      .status(isKnownPage(req.path) ? 200 : 404)
      .type('html')
      .send(html);
  };
