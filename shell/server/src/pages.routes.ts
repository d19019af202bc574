import { MEASURER_NAMES } from '@shop/contracts/measurers';
import { STAND_IN } from '@shop/contracts/offline';
import { isOffered, ownerOf } from '@shop/contracts/pages';
import { pageAt, pages } from '@shop/contracts/pages/all';
import { feedsOf } from '@shop/contracts/pages/feeds';
import type { Log } from '@shop/service-kit/log';
import { withTimeout } from '@shop/service-kit/with-timeout';
import { Router, type Request, type RequestHandler } from 'express';
import type { Contents, Rendered } from '../../src/document.ts';
import type * as Ssr from '../../src/ssr.tsx';
import type { whereIsNow } from './blends.ts';
import type { Brand } from './brand.ts';
import { folderOf, registryElement, type ChosenReleases } from './registry.ts';
import type { Releases } from './releases.ts';

const TIMEOUT_MS = 4_000;

/** The shell's server build: `shell/src/ssr.tsx`. */
export type Bundle = Pick<typeof Ssr, 'documentOf' | 'loadRelease' | 'render'>;
type Deps = {
  /** The shell's index.html, as the build leaves it. */
  template: string;
  bundle: Pick<Bundle, 'documentOf' | 'render'>;
  /** The API as this process reaches it. */
  apiUrl: string;
  publicBaseUrl: string;
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

/** The template's typefaces: browsers ask for them with the first bytes of an answer, before they have read its document. */
const typefacesOf = (template: string): string =>
  [...template.matchAll(/<link rel="preload"[^>]*? href="([^"]+)"/g)]
    .map(([, href]) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ');

/** Who else may measure the page; nobody measures the back office. */
const measurersOf = ({ path }: Request, { shop }: Brand): string =>
  ownerOf(path) === 'admin' ? '' : MEASURER_NAMES.filter((name) => shop.measuring?.[name]).join(' ');

/** Without a page in it, browsers render it themselves. */
type Answer = { status: number; rendered?: Rendered; location?: string };

/**
 * Every page as a document; X-Inline-* are the hashes of its inline parts. A 503 is the empty page in the place of one
 * that could not be rendered, a 404 or 410 the same for an address that is no page, or no longer.
 */
export function pageRoutes({ template, bundle, brand: readBrand, releases, log, ...deps }: Deps): Router {
  const origin = deps.publicBaseUrl;
  const typefaces = typefacesOf(template);
  /** The gateway says which canaries this browser gets. */
  const canariesOf = (req: Request): ChosenReleases => {
    const names = (req.get('x-canary') ?? '').split(',');
    const { canaries } = releases.current().registry;
    const given = canaries.filter(({ remote, release }) => names.includes(`${remote}@${release}`));
    return Object.fromEntries(given.map(({ remote, release }) => [remote, release]));
  };
  const answer = async (req: Request, { isKnown, shop }: Brand): Promise<Answer> => {
    if (req.path === STAND_IN) return { status: 200 };
    const page = pageAt(req.path);
    if (!isKnown) return { status: page ? 503 : 404 };
    // The owner may offer it again.
    if (page && !isOffered(page, shop)) return { status: 302, location: '/menu' };
    if (!page?.public && !page?.frame) return { status: page ? 200 : 404 };
    // This process has one release of each: the browser renders what it will show with another one.
    if (canariesOf(req)[page.owner]) return { status: 200 };
    try {
      const rendering = bundle.render(req.url, { apiBase: deps.apiUrl, origin, shop });
      const rendered = await withTimeout(rendering, TIMEOUT_MS);
      // Data were missing: such a page is not worth keeping.
      if (!rendered.complete) return { status: 503 };
      // They say that there is no such product.
      if (rendered.facts.status === 404) return await deps.whereIsNow(req.path);
      return { status: 200, rendered };
    } catch (error) {
      log.error({ err: error, page: page.path, reqId: req.get('x-request-id') }, 'rendering failed');
      return { status: 503 };
    }
  };
  /** The remote's scripts that a page begins with. */
  const firstFilesOf = ({ path }: Request): string[] => {
    const { registry, firstFiles } = releases.current();
    const { owner, file } = pageAt(path)!;
    const names = ['remoteEntry.js', ...(firstFiles[owner]?.[file] ?? [])];
    return names.map((name) => folderOf(owner, registry.chosen) + name);
  };
  const contentsOf = (req: Request, brand: Brand, rendered?: Rendered): Contents => {
    const { chosen } = releases.current().registry;
    const picture = rendered?.facts.picture ?? brand.shop.logo ?? brand.words.card;
    return {
      words: { ...brand.words, picture: new URL(picture, origin).href },
      shop: brand.elements,
      remotes: registryElement({ ...chosen, ...canariesOf(req) }, req.get('x-remote-overrides') === 'on'),
      // To search engines the pages of one path are one.
      ...(rendered && {
        page: { rendered, path: req.path, shop: brand.shop, firstFiles: firstFilesOf(req) },
      }),
    };
  };
  return Router().get('/{*path}', async (req, res) => {
    const brand = await readBrand();
    const { status, rendered, location } = await answer(req, brand);
    res.set('Cache-Control', 'no-cache');
    if (location) return res.redirect(status, location);
    const { html, csp } = await bundle.documentOf(template, contentsOf(req, brand, rendered));
    if (pageAt(req.path)?.frame) res.vary('Cookie');
    if (rendered) res.set('X-Inline-Scripts', csp.scriptSrc.join(' '));
    res.set('X-Inline-Styles', [...csp.styleSrc, brand.styleSrc].join(' '));
    const measurers = measurersOf(req, brand);
    if (measurers) res.set('X-Measurers', measurers);
    if (typefaces) res.set('Link', typefaces);
    res.status(status).type('html').send(html);
  });
}
