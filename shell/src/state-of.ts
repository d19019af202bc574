import type { AppStore } from '@shop/app-kit';
import type { Rendered } from './document.ts';

/** A moment long ago: a cart that came along is read again, and a page is the same text each time it is rendered. */
const LONG_AGO = 1;

/**
 * What the browser's store begins with. Failed queries stay behind, so that the browser asks again; so does the store's
 * own configuration, because JSON has no Infinity and the browser would keep no answer.
 */
export const stateOf = (store: AppStore): Pick<Rendered, 'state' | 'complete'> => {
  const { queries, provided } = store.getState().api;
  const good = Object.entries(queries).flatMap(([key, query]) => {
    if (query?.status !== 'fulfilled') return [];
    const { status, endpointName, originalArgs, data } = query;
    return [[key, { status, endpointName, originalArgs, data, fulfilledTimeStamp: LONG_AGO }] as const];
  });
  const api = { queries: Object.fromEntries(good), provided } as Rendered['state']['api'];
  return { state: { api }, complete: good.length === Object.keys(queries).length };
};
