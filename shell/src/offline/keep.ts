import { STAND_IN, WORKER } from '@shop/contracts/offline';
import { ownerOf } from '@shop/contracts/pages';
import { onTitleChange } from '../title-change.ts';
import notice from './notice.css';
import { isSeen } from './seen-orders.ts';

/** A page that somebody only passes through is not worth its bytes. */
const STAYS_MS = 2_000;
type Sparing = { connection?: { saveData?: boolean } };

/** Addresses of the shop that this page has asked for. */
const asked = (isWanted: (address: string) => boolean) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && isWanted(name));
/** The shop's files that this page has loaded: they are in the browser's cache, so that keeping them loads nothing. */
const filesOfPage = () => asked((address) => /\.(js|css|woff2)$/.test(address));
/** What the back office has shown of the orders before the worker came. */
const ordersOfPage = () => asked(isSeen);

/**
 * Registers the service worker and tells it what it has not seen: what was loaded before it came, and pages that were opened
 * without a document. A shop without one, or a browser, answers with a failure that is nobody's concern.
 */
export const keepForLater = async (): Promise<void> => {
  const { serviceWorker: workers, connection } = navigator as Navigator & Sparing;
  if (!workers || connection?.saveData) return;
  const isNew = !workers.controller;
  // What the page that stands in is drawn with; no page that the server has drawn loads it.
  await import(/* webpackChunkName: "global-styles" */ '@shop/ui/global');
  await workers.register(WORKER, { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const keep = (pages: string[]) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...filesOfPage(), ...pages] } });
  const isOffice = ownerOf(location.pathname) === 'admin';
  const orders = isOffice ? ordersOfPage() : [];
  keep(isNew ? [notice, STAND_IN, location.href, ...orders] : [notice, STAND_IN]);
  // Each page of the back office is the same document.
  if (isOffice) return;
  let timer: ReturnType<typeof setTimeout>;
  onTitleChange(() => {
    clearTimeout(timer);
    timer = setTimeout(() => keep([location.href]), STAYS_MS);
  });
};
