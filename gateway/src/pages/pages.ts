import { notFound, tooMany } from '@shop/service-kit/errors';
import type { Request, RequestHandler, Response } from 'express';
import { encode, sendEncoded, type Encoded } from '../cache/encoded.ts';
import type { ExtraSources } from '../request/csp.ts';
import { isKnownPage } from './known-pages.ts';
import type { Registry } from './registry.ts';
import { HTML } from './template.ts';

/** A page drawn ahead; `csp` are the hashes of its inline parts. */
export type DrawnPage = { html: string; status?: number; csp?: ExtraSources };
/** Draws a public page, or answers undefined for one that browsers draw themselves. */
export type Prerendered = (path: string) => Promise<DrawnPage | undefined>;

type Deps = {
  template: () => Promise<Encoded>;
  prerendered?: Prerendered;
  registry: Registry;
  cspOf: (path: string, extra?: ExtraSources) => string;
  /** Seconds that this client has to wait for its next page, or 0. */
  waitOf: (ip: string) => number;
};

/** Every page of the shop: drawn ahead where that is possible, else the shell's empty page; unknown ones with 404. */
export function servePages({ template, prerendered, registry, cspOf, waitOf }: Deps): RequestHandler {
  const encodedOf = createEncoder();
  return async (req, res) => {
    if (!isPage(req)) throw notFound();
    const wait = waitOf(String(req.headers['x-forwarded-for']));
    if (wait) throw tooMany(wait);
    if (req.path.length > 1 && req.path.endsWith('/')) return redirectToPlain(req, res);
    const remotes = await registry();
    // Pages are drawn with the storefront's current version: another one must draw its pages itself.
    const draw = remotes.isCurrent('storefront') ? prerendered : undefined;
    const drawn = await draw?.(req.path).catch((error: unknown) => {
      req.log.error({ err: error }, 'drawing a page failed');
      return undefined;
    });
    const encoded = drawn ? await encodedOf(req.path, remotes.into(drawn.html)) : await template();
    const status = drawn?.status ?? (isKnownPage(req.path) ? 200 : 404);
    res.set('Content-Security-Policy', cspOf(req.path, drawn?.csp));
    sendEncoded(req, res, encoded, status);
  };
}

/** Roots of files and services, where nothing is a page. */
const NO_PAGES = /^\/(assets|internal|mf|media|sandbox|\.well-known)(\/|$)/;

/** A browser that opens an address; scripts and pictures that are not there get a short 404 instead of a page. */
const isPage = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  !/\.[^/]*$/.test(req.path) &&
  !NO_PAGES.test(req.path) &&
  /text\/html|\*\/\*/.test(req.get('accept') ?? '*/*');

// One address for each page.
function redirectToPlain(req: Request, res: Response): void {
  res.redirect(308, req.path.slice(0, -1) + req.originalUrl.slice(req.path.length));
}

/** Compresses a drawn page once for as long as its text stays the same. */
function createEncoder() {
  const known = new Map<string, { html: string; encoded: Promise<Encoded> }>();
  return (path: string, html: string): Promise<Encoded> => {
    const before = known.get(path);
    if (before?.html === html) return before.encoded;
    const encoded = encode(Buffer.from(html), HTML);
    if (isKnownPage(path)) known.set(path, { html, encoded });
    return encoded;
  };
}
