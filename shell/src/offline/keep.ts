import { STAND_IN, WORKER } from '@shop/contracts/offline';
import { ownerOf } from '@shop/contracts/pages';
import { onTitleChange } from '../title-change.ts';
import notice from './notice.css';
import { isSeen } from './seen-orders.ts';

/** A page that is left sooner is not worth its bytes. */
const STAYS_MS = 2_000;
type Sparing = { connection?: { saveData?: boolean } };

/** Addresses of the shop that this page has requested. */
const asked = (isWanted: (address: string) => boolean) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && isWanted(name));
/** The shop's files that this page has loaded: the browser has cached them, so keeping them loads nothing. */
const filesOfPage = () => asked((address) => /\.(js|css|woff2)$/.test(address));
/** The order lists that the back office read before the worker started. */
const ordersOfPage = () => asked(isSeen);

/**
 * Registers the service worker and tells it what it has missed: what was loaded before it started, and pages opened
 * without a document. A failure, e.g. in a browser without workers, is ignored.
 */
export const keepForLater = async (): Promise<void> => {
  const { serviceWorker: workers, connection } = navigator as Navigator & Sparing;
  if (!workers || connection?.saveData) return;
  const isNew = !workers.controller;
  // The styles of the offline page; server-rendered pages do not load this file.
  await import(/* webpackChunkName: "global-styles" */ '@shop/ui/global');
  await workers.register(WORKER, { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const keep = (pages: string[]) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...filesOfPage(), ...pages] } });
  const isOffice = ownerOf(location.pathname) === 'admin';
  const orders = isOffice ? ordersOfPage() : [];
  keep(isNew ? [notice, STAND_IN, location.href, ...orders] : [notice, STAND_IN]);
  // All pages of the back office are the same document.
  if (isOffice) return;
  let timer: ReturnType<typeof setTimeout>;
  onTitleChange(() => {
    clearTimeout(timer);
    timer = setTimeout(() => keep([location.href]), STAYS_MS);
  });
};
