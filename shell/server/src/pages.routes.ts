import { pageAt, pages } from '@shop/contracts/pages';
import { Router, type RequestHandler, type Response } from 'express';
import { withRegistry } from './registry.ts';
import type { Releases } from './releases.ts';
import type { Render } from './renderer.ts';

/** `template` is the shell's index.html: the empty page, which browsers render themselves. */
type Deps = { template: string; render: Render; releases: Pick<Releases, 'current'> };

/** What each page shows besides the release: the cache tags of the changes that concern it. */
const FEEDS = Object.fromEntries(pages.map((page) => [page.path, page.public?.feeds ?? []]));
/** The parameters that make another page of one path. */
const QUERY = Object.fromEntries(pages.flatMap(({ path, query }) => (query ? [[path, query]] : [])));

/** For caches in front: the release, which pages there are, and what tells apart the pages of one path. */
export const tellPages =
  (releases: Deps['releases']): RequestHandler =>
  (req, res, next) => {
    if (req.path !== '/pages.json') return next();
    res.set('Cache-Control', 'no-cache').json({ release: releases.current().id, pages: FEEDS, query: QUERY });
  };

/**
 * Every page as a document; X-Inline-* are the hashes of its inline parts. A 503 is the empty page in the place of one
 * that could not be rendered, a 404 the same for an address that is no page.
 */
export function pageRoutes({ template, render, releases }: Deps): Router {
  const router = Router();
  const send = (res: Response, status: number, html: string) =>
    res.status(status).type('html').send(withRegistry(html, releases.current().registry));
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-cache');
    next();
  });
  router.get('/{*path}', async (req, res) => {
    const page = pageAt(req.path);
    if (!page?.public) return send(res, page ? 200 : 404, template);
    const document = await render(req.url).catch((error: unknown) => {
      req.log.error({ err: error, page: page.path }, 'rendering failed');
      return undefined;
    });
    if (!document) return send(res, 503, template);
    if (document === 'not found') return send(res, 404, template);
    res.set('X-Inline-Scripts', document.csp.scriptSrc.join(' '));
    res.set('X-Inline-Styles', document.csp.styleSrc.join(' '));
    return send(res, 200, document.html);
  });
  return router;
}
