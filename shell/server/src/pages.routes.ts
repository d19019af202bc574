import { pageAt, pages } from '@shop/contracts/pages/all';
import { feedsOf } from '@shop/contracts/pages/feeds';
import type { Log } from '@shop/service-kit/log';
import { Router, type Request, type RequestHandler } from 'express';
import type { whereIsNow } from './blends.ts';
import type { Brand } from './brand.ts';
import { withRegistry, type Chosen } from './registry.ts';
import type { Releases } from './releases.ts';
import type { Document, Render } from './renderer.ts';

/** `template` is the shell's index.html: the empty page, which browsers render themselves. */
type Deps = {
  template: string;
  render: Render;
  brand: () => Promise<Brand>;
  releases: Pick<Releases, 'current'>;
  whereIsNow: ReturnType<typeof whereIsNow>;
  log: Log;
};

/** What each page shows besides the release: the cache tags of the changes that concern it. */
const FEEDS = Object.fromEntries(pages.map((page) => [page.path, feedsOf(page)]));
const FRAMES = pages.flatMap(({ path, frame }) => (frame ? [path] : []));
/** The parameters that make another page of one path. */
const QUERY = Object.fromEntries(pages.flatMap(({ path, query }) => (query ? [[path, query]] : [])));

/** For caches in front: the release, the canaries, which pages there are, what tells apart those of one path, and which are frames. */
export const servePagesManifest =
  (releases: Deps['releases']): RequestHandler =>
  (req, res, next) => {
    if (req.path !== '/pages.json') return next();
    const { id: release, registry } = releases.current();
    const { canaries } = registry;
    res
      .set('Cache-Control', 'no-cache')
      .json({ release, canaries, pages: FEEDS, query: QUERY, frames: FRAMES });
  };

type Answer = { status: number; html: string; csp?: Document['csp']; location?: string };

/**
 * Every page as a document; X-Inline-* are the hashes of its inline parts. A 503 is the empty page in the place of one
 * that could not be rendered, a 404 or 410 the same for an address that is no page, or no longer.
 */
export function pageRoutes({ template, brand: readBrand, releases, log, ...deps }: Deps): Router {
  /** The gateway says which canaries this browser gets. */
  const canariesOf = (req: Request): Chosen => {
    const names = (req.get('x-canary') ?? '').split(',');
    const { canaries } = releases.current().registry;
    const given = canaries.filter(({ remote, release }) => names.includes(`${remote}@${release}`));
    return Object.fromEntries(given.map(({ remote, release }) => [remote, release]));
  };
  const answer = async (req: Request, brand: Brand): Promise<Answer> => {
    const empty = (status: number) => ({ status, html: brand.into(template) });
    const page = pageAt(req.path);
    if (!brand.isKnown) return empty(page ? 503 : 404);
    if (!page?.public && !page?.frame) return empty(page ? 200 : 404);
    // This process has one release of each: the browser renders what it will show with another one.
    if (canariesOf(req)[page.owner]) return empty(200);
    try {
      const document = await deps.render(req.url, brand);
      if (document === 'not found') return { ...empty(404), ...(await deps.whereIsNow(req.path)) };
      return document ? { status: 200, ...document } : empty(503);
    } catch (error) {
      log.error({ err: error, page: page.path, reqId: req.get('x-request-id') }, 'rendering failed');
      return empty(503);
    }
  };
  return Router().get('/{*path}', async (req, res) => {
    const brand = await readBrand();
    const { status, html, csp, location } = await answer(req, brand);
    res.set('Cache-Control', 'no-cache');
    if (location) return res.redirect(status, location);
    if (pageAt(req.path)?.frame) res.vary('Cookie');
    if (csp) res.set('X-Inline-Scripts', csp.scriptSrc.join(' '));
    res.set('X-Inline-Styles', [...(csp?.styleSrc ?? []), brand.styleSrc].join(' '));
    const { chosen } = releases.current().registry;
    const mayOverride = req.get('x-remote-overrides') === 'on';
    res
      .status(status)
      .type('html')
      .send(withRegistry(html, { ...chosen, ...canariesOf(req) }, mayOverride));
  });
}
