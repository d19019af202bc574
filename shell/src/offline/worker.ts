/**
 * The shop's service worker (docs/decisions/0068): keeps the shop's files, the pages that somebody saw last and their
 * pictures for when there is no network. What belongs to one shopper passes it by: the API, signed links. What the back office
 * has of it stands in office.ts.
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
    sameOrigin && matches(url.pathname);

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
for (const route of officeRoutes) router.registerRoute(route);
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
showPushes();
