/**
 * The shop's service worker (docs/decisions/0068): keeps the shop's files, the pages that somebody saw last and their
 * pictures for when there is no network. What belongs to one person passes it by: the API, the back office, signed links.
 */
import { isAddressOf } from '@shop/contracts/pages';
import { STAND_IN, WORKER_OFF } from '@shop/contracts/offline';
import { storefrontPages } from '@shop/contracts/pages/storefront';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { noticeOf } from './notice.ts';

type Worker = { skipWaiting: () => Promise<void>; registration: ServiceWorkerRegistration };
declare const self: Worker & Window;

const DAY_S = 86_400;
/** A page that takes longer is shown as it was, with the words that say so; a remote's entry is what it was. */
const WAIT_S = 4;

/** The page of the storefront at an address, which is the same for everybody. */
const pageOf = ({ pathname }: URL) =>
  storefrontPages.find((page) => page.public && isAddressOf(page.path, pathname));

/** A page's address as the server tells pages apart: without what campaigns add. */
const plainAddress = (address: string): string => {
  const url = new URL(address);
  const known = pageOf(url)?.query ?? [];
  for (const name of [...url.searchParams.keys()]) if (!known.includes(name)) url.searchParams.delete(name);
  return url.href;
};

const only = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });
const limits = { files: only(200, 60), pages: only(20, 7), pictures: only(60, 30) };

/** Puts the words above what was kept; without them nobody could tell its prices from today's. */
const marked = async (kept: Response, isPage: boolean): Promise<Response> => {
  const at = new Date(kept.headers.get('date') ?? Date.now());
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = (await kept.text())
    .replace('<html', '<html data-away')
    .replace('<body>', `<body>${noticeOf(isPage ? { keptAt: at } : {})}`);
  return new Response(html, { headers });
};

/** Pages that are open still ask it, and it keeps nothing more of what they get. */
let isGone = false;
const unlessGone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isGone || response.status !== 200 ? null : response),
};
const isOff = ({ headers }: Response) => headers.get(WORKER_OFF.header) === WORKER_OFF.value;
/** One answer with the header is enough: the shop is as it was without a worker. */
const leaveWhenTold: WorkboxPlugin = {
  handlerWillRespond: async ({ response }) => {
    if (!isOff(response)) return response;
    isGone = true;
    await self.registration.unregister();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    return response;
  },
};
const isPage = (response: Response) => response.status === 200 && !response.redirected && !isOff(response);
const asPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => plainAddress(request.url),
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse && marked(cachedResponse, new URL(request.url).pathname !== STAND_IN),
};

const files = { cacheName: 'files', plugins: [limits.files, unlessGone] };
const forFiles = new CacheFirst(files);
/** A remote's entry names its newest files: what was kept counts only where nothing answers soon. */
const forEntries = new NetworkFirst({ ...files, networkTimeoutSeconds: WAIT_S });
const forPictures = new CacheFirst({ cacheName: 'pictures', plugins: [limits.pictures, unlessGone] });
const forPages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: WAIT_S,
  // The gateway's mark of a canary; a browser keeps what it was given.
  matchOptions: { ignoreVary: true },
  plugins: [limits.pages, leaveWhenTold, asPages],
});
// What the browser has asked for already, while the worker started, is asked for once: downloads too.
const forOtherPages = new NetworkOnly({ plugins: [leaveWhenTold] });

/** Hashed names never mean anything else; whose files they are is the first part of the path. */
const isFile = (path: string) => /\.[0-9a-f]{12}\.(js|css|woff2|jpg|png)$/.test(path);
const isEntry = (path: string) => /^\/mf\/[^/]+\/remoteEntry\.js$/.test(path);
/** Pictures that never change under one name; an own blend's bottle is its buyer's. */
const isPicture = (path: string) => /^\/media\/(?!frascos\/|marca\/)/.test(path);
/** What is no page of shoppers: the API, the back office, files. */
const isElsewhere = (path: string) => /^\/(admin|api|assets|media|mf|sandbox)(@|\/|$)|\.[^/]*$/.test(path);

type Asked = { url: URL; request: Request; sameOrigin: boolean };
const at =
  (matches: (path: string) => boolean) =>
  ({ url, sameOrigin }: Asked) =>
    sameOrigin && !url.pathname.startsWith('/mf/admin') && matches(url.pathname);

const router = new Router();
router.registerRoute(new Route(at(isFile), forFiles));
router.registerRoute(new Route(at(isEntry), forEntries));
router.registerRoute(new Route(at(isPicture), forPictures));
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && (url.pathname === STAND_IN || pageOf(url) !== undefined),
    forPages,
  ),
);
router.registerRoute(
  new Route(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', forOtherPages),
);
router.setCatchHandler(async ({ url, request, event }) =>
  request.mode === 'navigate' && !isElsewhere(url.pathname)
    ? forPages.handle({ request: new Request(STAND_IN), event })
    : Response.error(),
);
router.addFetchListener();
router.addCacheListener();

// Nothing here belongs to one release: files of all of them lie side by side, and an open tab finds its own.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
enablePreload();
