import { api, isAway, NETWORK_ERROR_MESSAGE, type ApiFailure, type AppStore } from '@shop/app-kit';
import { noticeOf } from './notice.ts';

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;
const PROBE_MS = 5_000;

/** Whether the network answers; the probe file is in no cache and no service worker. */
const doesAnswer = async () => {
  const probe = new AbortController();
  const timer = setTimeout(() => probe.abort(), PROBE_MS);
  const asked = fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: probe.signal });
  const answered = await asked.then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  return answered;
};

const say = () => {
  document.documentElement.dataset['away'] ??= '';
  if (document.getElementById('sin-conexion')) return;
  document.body.insertAdjacentHTML('afterbegin', noticeOf({ path: location.pathname }));
};
const unsay = () => {
  delete document.documentElement.dataset['away'];
  document.getElementById('sin-conexion')?.remove();
};

type Asked = { initiate: (args: unknown, how: object) => Parameters<AppStore['dispatch']>[0] };
type Query = { status: string; endpointName: string; originalArgs?: unknown; error?: unknown };

const queriesOf = (store: AppStore) => Object.values(store.getState().api.queries) as Query[];
const isForTheLine = ({ error }: Query) =>
  (error as ApiFailure | undefined)?.data?.message === NETWORK_ERROR_MESSAGE;

/** Remotes add their own endpoints; a restored page's queries may belong to one that is not loaded yet. */
const endpointOf = ({ endpointName }: Query) =>
  (api.endpoints as Record<string, Asked | undefined>)[endpointName];

/** Repeats failed queries; on a page from the cache all of them, prices included. */
const askAgain = (store: AppStore, isKept: boolean) => {
  for (const query of queriesOf(store)) {
    if (!isKept && query.status !== 'rejected') continue;
    const asked = endpointOf(query)?.initiate(query.originalArgs, { subscribe: false, forceRefetch: true });
    if (asked) store.dispatch(asked);
  }
};

/** A cached checkout page is reloaded: only a new document allows the payment provider's script. */
const goOn = (store: AppStore, isKept: boolean) => {
  if (isKept && location.pathname.startsWith('/checkout')) location.reload();
  else askAgain(store, isKept);
};

/**
 * Shows a notice while there is no network, and lets the page go on afterwards. Browsers report that late or never,
 * so it is probed with growing pauses. Listeners get both changes as the browser's own events.
 */
export const watchLine = (store: AppStore, look = doesAnswer): void => {
  let isKept = document.documentElement.dataset['away'] !== undefined;
  let isOut = isAway() || queriesOf(store).some(isForTheLine);
  let isLooking = false;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout>;
  const lookLater = () => {
    timer = setTimeout(() => void check(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  const back = () => {
    goOn(store, isKept);
    const isAllAsked = !isKept || queriesOf(store).every(endpointOf);
    if (isAllAsked) {
      unsay();
      [isOut, isKept, pauseMs] = [false, false, FIRST_PAUSE_MS];
    } else lookLater();
    dispatchEvent(new CustomEvent('online'));
  };
  const check = async () => {
    // Of many calls that fail at once, only the first starts a probe.
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    const answers = navigator.onLine && (await look());
    isLooking = false;
    if (answers && navigator.onLine) return isOut && back();
    lookLater();
    say();
    if (isOut) return;
    isOut = true;
    dispatchEvent(new CustomEvent('offline'));
  };
  const browserSays = (event: Event) => {
    if (event instanceof CustomEvent) return;
    pauseMs = FIRST_PAUSE_MS;
    void check();
  };
  for (const name of ['online', 'offline']) addEventListener(name, browserSays);
  // A call of the API without an answer, or a part of the page that failed to load (remote-boundary.tsx). Ignored while
  // the network is known to be away.
  const failed = () => isOut || void check();
  addEventListener('unreachable', failed);
  addEventListener('error', (event) => event instanceof CustomEvent && failed());
  if (isOut) void check();
};
