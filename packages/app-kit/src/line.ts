/**
 * Whether there is no network: the browser says so, or nothing answered, or the page is one that was kept for this
 * (docs/decisions/0068). `data-away` is set by the shop's watch over the line, or by the service worker.
 */
export const isAway = (): boolean =>
  navigator.onLine === false || document.documentElement.dataset['away'] !== undefined;
