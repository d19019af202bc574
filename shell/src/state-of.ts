import type { AppStore } from '@shop/app-kit';
import type { Rendered } from './rendered.ts';

/**
 * What the browser's store begins with. Failed queries stay behind, so that the browser asks again; so does the store's
 * own configuration, because JSON has no Infinity and the browser would keep no answer.
 */
export const stateOf = (store: AppStore): Pick<Rendered, 'state' | 'complete'> => {
  const { queries, provided } = store.getState().api;
  const good = Object.entries(queries).filter(([, query]) => query?.status === 'fulfilled');
  const api = { queries: Object.fromEntries(good), provided } as Rendered['state']['api'];
  return { state: { api }, complete: good.length === Object.keys(queries).length };
};
