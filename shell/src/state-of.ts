import type { AppStore } from '@shop/app-kit';
import type { Rendered } from './document.ts';

/** An old time: the browser reads a delivered cart again, and repeated renders give the same text. */
const LONG_AGO = 1;

/**
 * The initial state of the browser's store. Failed queries are left out, so that the browser repeats them; so is the
 * store's configuration, because JSON has no Infinity and the browser would cache nothing.
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
