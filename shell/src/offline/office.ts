import { SEEN_ORDERS } from '@shop/contracts/offline';
import type { WorkboxPlugin } from 'workbox-core';
import { Route } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { endPushes } from './push.ts';
import { isPage, keptAtOf, leaveWhenTold, asOfflineCopy, unlessGone, WAIT_S } from './plugins.ts';
import { dropOldest, isSeen } from './seen-orders.ts';

/** The longest duration of a session. */
const SEEN_FOR_MS = 12 * 3_600_000;

/** All its pages are one document, which contains no personal data. */
const asOffice: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL('/admin', request.url).href,
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && asOfflineCopy(cachedResponse, { path: '/admin', isPage: false }),
};
const forDocument = new NetworkFirst({
  cacheName: 'office',
  networkTimeoutSeconds: WAIT_S,
  matchOptions: { ignoreVary: true },
  plugins: [leaveWhenTold, asOffice],
});

/** An answer to a request before a sign-out must not be cached after it. */
let signIns = 0;
const forget = (): Promise<unknown> => {
  signIns += 1;
  return caches.delete(SEEN_ORDERS);
};
const ofWhoAsks: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => void (state!['signIns'] = signIns),
  fetchDidSucceed: async ({ response }) => {
    if (response.status === 401) await forget();
    return response;
  },
  cacheWillUpdate: async ({ response, state }) => (state!['signIns'] === signIns ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse || Date.now() - keptAtOf(cachedResponse).getTime() < SEEN_FOR_MS)
      return cachedResponse;
    await forget();
    return null;
  },
  cacheDidUpdate: async () => dropOldest(await caches.open(SEEN_ORDERS)),
};
const forSeen = new NetworkFirst({ cacheName: SEEN_ORDERS, plugins: [unlessGone, ofWhoAsks] });

/** Signing in or out deletes what was cached, with or without a network. */
const forgetAround = async ({ request }: { request: Request }): Promise<Response> => {
  await forget();
  if (/logout$/.test(new URL(request.url).pathname)) await endPushes().catch(() => undefined);
  try {
    return await fetch(request);
  } finally {
    await forget();
  }
};

/** The back office's offline data: its document, and the orders as they were last seen. */
export const officeRoutes = [
  new Route(({ url, sameOrigin }) => sameOrigin && /^\/admin(\/|$)/.test(url.pathname), forDocument),
  new Route(({ url, sameOrigin }) => sameOrigin && isSeen(url.href), forSeen),
  new Route(
    ({ url, sameOrigin }) => sameOrigin && /^\/api\/admin\/log(in|out)/.test(url.pathname),
    forgetAround,
    'POST',
  ),
];
