import { api, isAway, NETWORK_ERROR_MESSAGE, type ApiFailure, type AppStore } from '@shop/app-kit';
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

/** A remote brings its own; what the server has drawn a kept page from may be of one that is not there yet. */
const endpointOf = ({ endpointName }: Query) =>
  (api.endpoints as Record<string, Asked | undefined>)[endpointName];

/** What could not be read is asked for anew; of a page that was kept everything is, prices among it. */
const askAgain = (store: AppStore, isKept: boolean) => {
  for (const query of queriesOf(store)) {
    if (!isKept && query.status !== 'rejected') continue;
    const asked = endpointOf(query)?.initiate(query.originalArgs, { subscribe: false, forceRefetch: true });
    if (asked) store.dispatch(asked);
  }
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
    // Of many calls that fail at once the first one has it looked for.
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
  // A call of the API without an answer, and a part of the page that did not come (remote-boundary.tsx). While there is no
  // network they say nothing new.
  const failed = () => isOut || void check();
  addEventListener('unreachable', failed);
  addEventListener('error', (event) => event instanceof CustomEvent && failed());
  if (isOut) void check();
};
