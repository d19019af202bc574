import { remotePages, type RemoteModule } from '@shop/app-kit';
import { storefrontPages } from '@shop/contracts/pages/storefront';
import { readMenuAhead } from './menu/menu.api.ts';
import { loadSearch } from './menu/use-search.ts';

const isServer = typeof location === 'undefined';
/** Loads the search before a page whose address searches, so that it shows only the results. */
const searchedAt = (query = '') => new URLSearchParams(query).get('q') && loadSearch();

const load = async (file: string): Promise<unknown> => {
  const [page] = await Promise.all([
    import(/* webpackChunkName: "p-[request]" */ `./${file}.page.tsx`),
    isServer || (file === 'menu/menu' && searchedAt(location.search)),
  ]);
  return page;
};

const { pages, prefetch } = remotePages(storefrontPages, load, {
  '/elixirs/predesigned': (dispatch, query) =>
    Promise.all([dispatch(readMenuAhead(query)), searchedAt(query)]),
});

/** The storefront's routes. */
const routes: RemoteModule['default'] = pages.map(({ route }) => route);
export default routes;
export { prefetch };
