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

/** What each page shows besides the release: the cache tags of the changes that affect it. */
const FEEDS = Object.fromEntries(pages.map((page) => [page.path, feedsOf(page)]));
const FRAMES = pages.flatMap(({ path, frame }) => (frame ? [path] : []));
/** The query parameters that select different pages at one path. */
const QUERY = Object.fromEntries(pages.flatMap(({ path, query }) => (query ? [[path, query]] : [])));

/** For caches in front of the shell: release, canaries, pages, their query parameters, and which pages are frames. */
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

/** The template's fonts: browsers request them with the first bytes of an answer, before they parse the document. */
const typefacesOf = (template: string): string =>
  [...template.matchAll(/<link rel="preload"[^>]*? href="([^"]+)"/g)]
    .map(([, href]) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ');

/** The analytics services that may measure the page; the back office is never measured. */
const measurersOf = ({ path }: Request, { shop }: Brand): string =>
  ownerOf(path) === 'admin' ? '' : MEASURER_NAMES.filter((name) => shop.measuring?.[name]).join(' ');

/** Without `rendered`, browsers render the page themselves. */
type Answer = { status: number; rendered?: Rendered; location?: string };

/**
 * Every page as a document; X-Inline-* are the hashes of its inline parts. A 503 is the empty page when rendering
 * failed, a 404 or 410 the empty page for an unknown or deleted address.
 */
export function pageRoutes({ template, bundle, brand: readBrand, releases, log, ...deps }: Deps): Router {
  const origin = deps.publicBaseUrl;
  const typefaces = typefacesOf(template);
  /** The gateway sends the canaries that this browser gets. */
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
    // A temporary redirect, because the owner may offer the page again.
    if (page && !isOffered(page, shop)) return { status: 302, location: '/menu' };
    if (!page?.public && !page?.frame) return { status: page ? 200 : 404 };
    // This process has only one release of each remote: a canary's page is rendered by the browser.
    if (canariesOf(req)[page.owner]) return { status: 200 };
    try {
      const rendering = bundle.render(req.url, { apiBase: deps.apiUrl, origin, shop });
      const rendered = await withTimeout(rendering, TIMEOUT_MS);
      // A page with missing data must not be cached.
      if (!rendered.complete) return { status: 503 };
      // The API answered that the product does not exist.
      if (rendered.facts.status === 404) return await deps.whereIsNow(req.path);
      return { status: 200, rendered };
    } catch (error) {
      log.error({ err: error, page: page.path, reqId: req.get('x-request-id') }, 'rendering failed');
      return { status: 503 };
    }
  };
  /** The remote's scripts that a page starts with. */
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
      // For search engines, the pages of one path are the same page.
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
    res.set('X-Inline-Scripts', csp.scriptSrc.join(' '));
    res.set('X-Inline-Styles', [...csp.styleSrc, brand.styleSrc].join(' '));
    const measurers = measurersOf(req, brand);
    if (measurers) res.set('X-Measurers', measurers);
    if (typefaces) res.set('Link', typefaces);
    res.status(status).type('html').send(html);
  });
}
