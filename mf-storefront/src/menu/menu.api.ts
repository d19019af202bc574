import { api, type AppDispatch } from '@shop/app-kit';
import type { Blend, MenuPage } from '@shop/contracts/menu';
import { MENU_PARAMETERS } from '@shop/contracts/menu-pages';

const MENU = '/elixirs/predesigned';
const isServer = typeof document === 'undefined';

/** The ready-made blends (SF12). Production bundles drop the checks and with them the schema library. */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The first page of the menu, or of filtered results: '' or '?q=tajonal&pagina=2'. Browsers read the full list,
     * which is cacheable (SF12); a server-rendered page brings only what it shows.
     */
    getMenu: build.query<MenuPage, string>({
      query: (chosen) => MENU + (chosen || isServer ? chosen : '/all'),
      // Only needed after a navigation within the shop.
      transformResponse: async (answer: MenuPage | Blend[]) =>
        Array.isArray(answer)
          ? (await import(/* webpackChunkName: "p-long" */ './first-page.ts')).firstPage(answer)
          : answer,
      providesTags: ['Elixir'],
    }),
  }),
});

export const { useGetMenuQuery } = menuApi;

/** Whether all of the menu, or all results, are loaded. */
export const isWhole = ({ blends, total }: MenuPage) => blends.length >= total;

/** The catalogue's query for an address of the menu. */
export const chosenIn = (params: URLSearchParams): string => {
  const chosen = MENU_PARAMETERS.map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value);
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
};

/** For a long menu the catalogue applies the filters of the address. */
export const readMenuAhead = (query: string) => async (dispatch: AppDispatch) => {
  const { initiate } = menuApi.endpoints.getMenu;
  const { data } = await dispatch(initiate('', { subscribe: false }));
  const chosen = chosenIn(new URLSearchParams(query));
  if (data && chosen && !isWhole(data)) await dispatch(initiate(chosen, { subscribe: false }));
};
