import type { searchMenu } from '@shop/contracts/menu-words';
import { useEffect, useReducer } from 'react';

let search: typeof searchMenu | undefined;

/** Loads the search code, on the first search or before a page whose address searches. */
export async function loadSearch(): Promise<void> {
  search ??= (await import(/* webpackChunkName: "p-search" */ '@shop/contracts/menu-words')).searchMenu;
}

/** The search of a short menu; until its code is loaded, everything matches. */
export const useSearch = (q: string): typeof searchMenu => {
  const [, loaded] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (q && !search) void loadSearch().then(loaded, () => undefined);
  }, [q]);
  return search ?? ((products) => [...products]);
};
