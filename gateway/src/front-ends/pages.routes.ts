import { notFound, tooMany } from '@shop/service-kit/errors';
import type { Request, RequestHandler, Response } from 'express';
import { sendEncoded } from '../cache/encoded.ts';
import type { Cached } from '../cache/micro-cache.ts';
import { answerFailure, type UpstreamError } from '../proxy/failure.ts';
import type { ExtraSources } from '../request/csp.ts';

type Deps = {
  /** Of a page's path and query. */
  read: (url: string) => Promise<Cached>;
  cspOf: (path: string, extra?: ExtraSources) => string;
  /** Seconds that this client has to wait for its next page, or 0. */
  waitOf: (ip: string) => number;
};

/** Every page of the shop, with the policy that belongs to it. */
export function pageRoutes({ read, cspOf, waitOf }: Deps): RequestHandler {
  return async (req, res) => {
    if (!isPage(req)) throw notFound();
    const wait = waitOf(String(req.headers['x-forwarded-for']));
    if (wait) throw tooMany(wait);
    if (req.path.length > 1 && req.path.endsWith('/')) return redirectToPlain(req, res);
    let page: Cached;
    try {
      page = await read(req.url);
    } catch (error) {
      return void answerFailure(res, error as UpstreamError);
    }
    if (page.status === 302) return res.redirect(page.headers?.location ?? '/');
    res.set('Content-Security-Policy', cspOf(req.path, inlineParts(page)));
    // 503: the shell could not render it, and its empty page, which browsers render themselves, is as good as any.
    sendEncoded(req, res, page.encoded, page.status === 503 ? 200 : page.status);
  };
}

/** Hashes of the page's inline scripts and styles. */
const inlineParts = ({ headers = {} }: Cached): ExtraSources => {
  const list = (name: string) =>
    String(headers[name] ?? '')
      .split(' ')
      .filter(Boolean);
  return { scriptSrc: list('x-inline-scripts'), styleSrc: list('x-inline-styles') };
};

/** Roots of files and services, where nothing is a page. */
const NO_PAGES = /^\/(assets|internal|mf|media|sandbox|\.well-known)(\/|$)/;

/** A browser that opens an address; scripts and pictures that are not there get a short 404 instead of a page. */
const isPage = (req: Request): boolean =>
  !NO_PAGES.test(req.path) && /text\/html|\*\/\*/.test(req.get('accept') ?? '*/*');

// One address for each page.
function redirectToPlain(req: Request, res: Response): void {
  res.redirect(308, req.path.slice(0, -1) + req.originalUrl.slice(req.path.length));
}
