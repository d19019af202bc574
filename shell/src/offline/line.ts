import { api, isAway, NETWORK_ERROR_MESSAGE, type ApiFailure, type AppStore } from '@shop/app-kit';
import { ownerOf } from '@shop/contracts/pages';
import { noticeOf } from './notice.ts';

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;
const PROBE_MS = 5_000;

/** Whether anything answers at all; a file that no cache and no service worker has. */
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
  const isShop = ownerOf(location.pathname) !== 'admin';
  document.body.insertAdjacentHTML('afterbegin', noticeOf({ isShop }));
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

/** What could not be read is asked for anew; of a page that was kept everything is, prices among it. */
const askAgain = (store: AppStore, isKept: boolean) => {
  const endpoints = api.endpoints as Record<string, Asked | undefined>;
  for (const { status, endpointName, originalArgs } of queriesOf(store))
    if (isKept || status === 'rejected')
      store.dispatch(
        endpoints[endpointName]!.initiate(originalArgs, { subscribe: false, forceRefetch: true }),
      );
};

/** Only a new document of the checkout allows the payment provider's script. */
const goOn = (store: AppStore, isKept: boolean) => {
  if (isKept && location.pathname.startsWith('/checkout')) location.reload();
  else askAgain(store, isKept);
};

/**
 * Says that there is no network for as long as there is none, and lets the page go on when it is back: browsers tell that
 * late or never, so that it is looked for with growing pauses. Others hear of both as of the browser's own events.
 */
export const watchLine = (store: AppStore, look = doesAnswer): void => {
  let isKept = document.documentElement.dataset['away'] !== undefined;
  let isOut = isAway() || queriesOf(store).some(isForTheLine);
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout>;
  const back = () => {
    unsay();
    goOn(store, isKept);
    [isOut, isKept, pauseMs] = [false, false, FIRST_PAUSE_MS];
    dispatchEvent(new CustomEvent('online'));
  };
  const check = async () => {
    const answers = navigator.onLine && (await look());
    if (answers) return isOut && back();
    clearTimeout(timer);
    timer = setTimeout(() => void check(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    say();
    if (isOut) return;
    isOut = true;
    dispatchEvent(new CustomEvent('offline'));
  };
  for (const name of ['online', 'offline'])
    addEventListener(name, (event) => event instanceof CustomEvent || void check());
  // A call of the API without an answer, and a part of the page that did not come (remote-boundary.tsx).
  addEventListener('unreachable', () => void check());
  addEventListener('error', (event) => event instanceof CustomEvent && void check());
  if (isOut) void check();
};
