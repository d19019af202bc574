import { WORKER_OFF } from '@shop/contracts/offline';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { noticeOf } from './notice.ts';

declare const self: { registration: ServiceWorkerRegistration };

const DAY_S = 86_400;
/** A page that takes longer is shown from the cache, with a notice; a remote's entry comes from the cache too. */
export const WAIT_S = 4;

const only = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });
export const limits = { files: only(300, 60), pages: only(20, 7), pictures: only(60, 30) };

/** When the server answered it. */
export const keptAtOf = ({ headers }: Response) => new Date(headers.get('date') ?? Date.now());

/** `isPage`: its content may be out of date. */
type Kind = { path: string; isPage: boolean };
/** Inserts the notice into a cached page, so that old prices are not taken for today's. */
export const asOfflineCopy = async (kept: Response, { path, isPage }: Kind): Promise<Response> => {
  const keptAt = keptAtOf(kept);
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = (await kept.text())
    .replace('<html', '<html data-away')
    .replace('<body>', `<body>${noticeOf(isPage ? { keptAt, path } : { path })}`);
  return new Response(html, { headers });
};

/** Set when the worker unregisters: open pages still use it, but it caches nothing more. */
let isGone = false;
/** A page in the place of a file is the network's own, e.g. a hotel's: cached, it would be taken for the file for weeks. */
const isFile = ({ status, headers }: Response) =>
  status === 200 && !/^text\/html/.test(headers.get('content-type') ?? '');
export const unlessGone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isGone || !isFile(response) ? null : response),
};
const isOff = ({ headers }: Response) => headers.get(WORKER_OFF.header) === WORKER_OFF.value;
/** One answer with this header unregisters the worker, and the shop works as without it. */
export const leaveWhenTold: WorkboxPlugin = {
  handlerWillRespond: async ({ response }) => {
    if (!isOff(response)) return response;
    isGone = true;
    await self.registration.unregister();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    return response;
  },
};
export const isPage = (response: Response) =>
  response.status === 200 && !response.redirected && !isOff(response);
