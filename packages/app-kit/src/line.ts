/**
 * Whether there is no network: the browser says so, no request was answered, or the page comes from the offline cache
 * (docs/decisions/0068). `data-away` is set by the shell's network watch or by the service worker.
 */
export const isAway = (): boolean =>
  navigator.onLine === false || document.documentElement.dataset['away'] !== undefined;
