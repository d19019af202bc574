import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasAgreed, isSigned, MEASURER_NAMES, MEASURERS } from '@shop/contracts/measurers';
import { answerError, isFile, pathOf } from '@shop/http/answer';
import { tooMany } from '@shop/service-kit/errors';
import { sendEncoded, type Encoded } from '../cache/encoded.ts';
import type { Canary } from '../canary/canary.ts';
import type { Cached } from '../cache/micro-cache.ts';
import { answerFailure, type UpstreamError } from '../proxy/failure.ts';
import type { ExtraSources } from '../request/csp.ts';
import { plainAddressOf, withQueryOf } from './plain-path.ts';

type Measurer = (typeof MEASURERS)[keyof typeof MEASURERS];
type Deps = {
  /** Reads the page at a path with its query. */
  read: (url: string, visitor: { isNew: boolean; chosen: readonly Canary[] }) => Promise<Cached>;
  /** Whether these cookies belong to a visitor without a session. */
  isNew: (cookies: string | undefined) => boolean;
  cspOf: (path: string, extra?: ExtraSources) => string;
  /** Seconds that this client must wait for its next page, or 0. */
  waitOf: (ip: string) => number;
  /** The canaries of this browser, while there are any; else undefined. */
  choose: (exchange: Exchange) => readonly Canary[] | undefined;
  /** Called for every page that is answered, cached or new. */
  answered: (req: IncomingMessage, path: string, chosen?: readonly Canary[]) => void;
};

type Exchange = { req: IncomingMessage; res: ServerResponse };

/** Answers every page of the shop with its policy; false when no page has the address. */
export function createPageAnswer({
  read,
  isNew,
  cspOf,
  waitOf,
  choose,
  answered,
}: Deps): (exchange: Exchange) => boolean {
  return ({ req, res }) => {
    const path = pathOf(req.url ?? '');
    if (!isPage(req, path)) return false;
    const plain = plainAddressOf(req.url ?? '');
    if (plain) {
      sendElsewhere(res, 301, plain);
      return true;
    }
    const wait = waitOf(String(req.headers['x-forwarded-for']));
    if (wait) answerError(res, 429, tooMany(wait).message, wait);
    else {
      const chosen = choose({ req, res });
      read(req.url ?? '', { isNew: isNew(req.headers.cookie), chosen: chosen ?? [] })
        .then((page) => {
          const { status } = page;
          if (status === 301 || status === 302)
            return sendElsewhere(res, status, withQueryOf(req.url ?? '', path, locationOf(page)));
          if (page.status < 400) answered(req, path, chosen);
          const measurers = measurersOf(page);
          const isOpen = measurers.length > 0 && mayMeasure(req);
          res.setHeader(
            'Content-Security-Policy',
            policyOf(page, path, { cspOf, open: isOpen ? measurers : [] }),
          );
          if (chosen || measurers.length > 0) res.setHeader('Vary', 'Cookie');
          else if (page.headers?.vary) res.setHeader('Vary', page.headers.vary);
          if (page.headers?.['link']) res.setHeader('Link', page.headers['link']);
          // 503: the shell could not render it and sent an empty page, which works: browsers render it themselves.
          return sendEncoded(
            req,
            res,
            isOpen ? openOne(page.encoded) : page.encoded,
            page.status === 503 ? 200 : page.status,
          );
        })
        .catch((error: UpstreamError) => void answerFailure(res, error));
    }
    return true;
  };
}

const locationOf = ({ headers }: Cached): string => String(headers?.['location'] ?? '/');

export function sendElsewhere(res: ServerResponse, status: 301 | 302, location: string): void {
  // A renamed page may get its name back: browsers must ask again.
  res.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

/** Roots of files and services, which have no pages. */
const NO_PAGES = /^\/(api|assets|healthz|internal|mf|media|readyz|sandbox|\.well-known)(\/|$)/;

/** Whether a browser opens an address; for missing scripts and pictures a short 404 replaces the page. */
export function isPage({ method, headers }: IncomingMessage, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (NO_PAGES.test(path) || isFile(path) || isDoubled(path)) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

/** Each page has one address: one with a slash at its end is redirected. */
export const isDoubled = (path: string): boolean => path.length > 1 && path.endsWith('/');

const list = (page: Cached, name: string) =>
  String(page.headers?.[name] ?? '')
    .split(' ')
    .filter(Boolean);

/** Services that may measure this shop's pages; the shell names them. */
const measurersOf = (page: Cached): Measurer[] =>
  MEASURER_NAMES.filter((name) => list(page, 'x-measurers').includes(name)).map((name) => MEASURERS[name]);

/** Whether the visitor agreed, at an address without a signature. */
const mayMeasure = ({ headers, url = '' }: IncomingMessage): boolean =>
  hasAgreed(headers.cookie ?? '') && !isSigned(url);

/** A browser with the page would keep its old policy: another policy needs another etag. */
const openOne = (encoded: Encoded): Encoded => ({
  ...encoded,
  etag: encoded.etag.replace(/"$/, '-m"'),
});

const closed = new WeakMap<Cached, string>();
const opened = new WeakMap<Cached, string>();

/** The policy names the hashes of the page's inline scripts and styles; it is built once per page. */
function policyOf(page: Cached, path: string, { cspOf, open }: Pick<Deps, 'cspOf'> & { open: Measurer[] }) {
  const policies = open.length > 0 ? opened : closed;
  const known = policies.get(page);
  if (known) return known;
  const policy = cspOf(path, {
    scriptSrc: [...list(page, 'x-inline-scripts'), ...open.flatMap(({ scripts }) => scripts)],
    styleSrc: list(page, 'x-inline-styles'),
    connectSrc: open.flatMap(({ connects }) => connects),
  });
  policies.set(page, policy);
  return policy;
}
