import type { AppStore } from '@shop/app-kit';
import { keepForLater } from './keep.ts';
import { watchLine } from './line.ts';

/** Prepares a page for a lost network; starts when everything else is loaded. */
export const begin = (store: AppStore): void => {
  watchLine(store);
  // webpack's development server has no worker.
  if (process.env.NODE_ENV === 'production') void keepForLater().catch(() => undefined);
};
