import { WORKER_OFF } from '@shop/contracts/offline';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { noticeOf } from './notice.ts';

declare const self: { registration: ServiceWorkerRegistration };

const DAY_S = 86_400;
/** A page that takes longer is shown as it was, with the words that say so; a remote's entry is what it was. */
export const WAIT_S = 4;

const only = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });
export const limits = { files: only(300, 60), pages: only(20, 7), pictures: only(60, 30) };

/** When the server answered it. */
export const keptAtOf = ({ headers }: Response) => new Date(headers.get('date') ?? Date.now());

/** `isPage`: what it shows may be of another time than now. */
type Kind = { path: string; isPage: boolean };
/** Puts the words above what was kept; without them nobody could tell its prices from today's. */
export const asOfflineCopy = async (kept: Response, { path, isPage }: Kind): Promise<Response> => {
  const keptAt = keptAtOf(kept);
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = (await kept.text())
    .replace('<html', '<html data-away')
    .replace('<body>', `<body>${noticeOf(isPage ? { keptAt, path } : { path })}`);
  return new Response(html, { headers });
};

/** Pages that are open still ask it, and it keeps nothing more of what they get. */
let isGone = false;
export const unlessGone: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isGone || response.status !== 200 ? null : response),
};
const isOff = ({ headers }: Response) => headers.get(WORKER_OFF.header) === WORKER_OFF.value;
/** One answer with the header is enough: the shop is as it was without a worker. */
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
