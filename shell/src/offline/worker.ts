/**
 * The shop's service worker (docs/decisions/0068): caches the shop's files, and the last pages with their pictures
 * for use without a network. Data of one shopper is never cached: the API, signed links. The back office's part is
 * in office.ts.
 */
import { isAddressOf } from '@shop/contracts/pages';
import { STAND_IN } from '@shop/contracts/offline';
import { storefrontPages } from '@shop/contracts/pages/storefront';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { enable as enablePreload } from 'workbox-navigation-preload';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { officeRoutes } from './office.ts';
import { showPushes } from './push.ts';
import { isPage, leaveWhenTold, limits, asOfflineCopy, unlessGone, WAIT_S } from './plugins.ts';

type Worker = { skipWaiting: () => Promise<void> };
declare const self: Worker & Window;

/** The storefront page of an address, if it is the same for everybody. */
const pageOf = ({ pathname }: URL) =>
  storefrontPages.find((page) => page.public && isAddressOf(page.path, pathname));

/** A page's address as the server distinguishes pages: without campaign parameters. */
const plainAddress = (address: string): string => {
  const url = new URL(address);
  const known = pageOf(url)?.query ?? [];
  for (const name of [...url.searchParams.keys()]) if (!known.includes(name)) url.searchParams.delete(name);
  return url.href;
};

const asPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => plainAddress(request.url),
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const path = new URL(request.url).pathname;
    return cachedResponse && asOfflineCopy(cachedResponse, { path, isPage: path !== STAND_IN });
  },
};

const files = { cacheName: 'files', plugins: [limits.files, unlessGone] };
const forFiles = new CacheFirst(files);
/** A remote's entry names its newest files: the cached one is used only without a quick answer. */
const forEntries = new NetworkFirst({ ...files, networkTimeoutSeconds: WAIT_S });
const forPictures = new CacheFirst({ cacheName: 'pictures', plugins: [limits.pictures, unlessGone] });
const inTime = {
  networkTimeoutSeconds: WAIT_S,
  // The Vary header is for the gateway's canaries; a browser stays with its own release.
  matchOptions: { ignoreVary: true },
};
const forPages = new NetworkFirst({
  ...inTime,
  cacheName: 'pages',
  plugins: [limits.pages, leaveWhenTold, asPages],
});
/** Apart from the pages, whose newest would push it out. */
const forStandIn = new NetworkFirst({
  ...inTime,
  cacheName: 'stand-in',
  plugins: [leaveWhenTold, asPages],
});
// A request that the browser sent while the worker started is not repeated: downloads too.
const forOtherPages = new NetworkOnly({ plugins: [leaveWhenTold] });

/** Hashed names are never reused; the first part of the path tells whose files they are. */
const isFile = (path: string) => /\.[0-9a-f]{12}\.(js|css|woff2|jpg|png)$/.test(path);
const isEntry = (path: string) => /^\/mf\/[^/]+\/remoteEntry\.js$/.test(path);
/** Pictures that never change under one name; the bottle of a custom blend is personal. */
const isPicture = (path: string) => /^\/media\/(?!frascos\/|marca\/)/.test(path);
/** Addresses that are not shoppers' pages: the API, the back office, files. */
const isElsewhere = (path: string) => /^\/(admin|api|assets|media|mf|sandbox)(@|\/|$)|\.[^/]*$/.test(path);

type Asked = { url: URL; request: Request; sameOrigin: boolean };
const at =
  (matches: (path: string) => boolean) =>
  ({ url, sameOrigin }: Asked) =>
    sameOrigin && matches(url.pathname);

const router = new Router();
router.registerRoute(new Route(at(isFile), forFiles));
router.registerRoute(new Route(at(isEntry), forEntries));
router.registerRoute(new Route(at(isPicture), forPictures));
router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && pageOf(url) !== undefined, forPages));
router.registerRoute(
  new Route(
    at((path) => path === STAND_IN),
    forStandIn,
  ),
);
for (const route of officeRoutes) router.registerRoute(route);
router.registerRoute(
  new Route(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', forOtherPages),
);
router.setCatchHandler(async ({ url, request, event }) =>
  request.mode === 'navigate' && !isElsewhere(url.pathname)
    ? forStandIn.handle({ request: new Request(STAND_IN), event })
    : Response.error(),
);
router.addFetchListener();
router.addCacheListener();

// Nothing here belongs to one release: the cache holds files of all, and an open tab finds its own.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
enablePreload();
showPushes();
