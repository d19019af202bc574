import type { AppStore } from '@shop/app-kit';
import { keepForLater } from './keep.ts';
import { watchLine } from './line.ts';

/** What a page needs before its network goes away; it comes when everything else is there. */
export const begin = (store: AppStore): void => {
  watchLine(store);
  // webpack's development server has no worker.
  if (process.env.NODE_ENV === 'production') void keepForLater().catch(() => undefined);
};
