import { api, statusOf } from '@shop/app-kit';
import {
  featuredBlends,
  menuPage,
  namedBlendOrNone,
  type Blend,
  type FeaturedBlends,
  type MenuPage,
  type NamedBlend,
  type NamedBlendOrNone,
} from '@shop/contracts/menu';
import { MENU_PARAMETERS } from '@shop/contracts/menu-pages';

const checked = process.env.NODE_ENV !== 'production';
const MENU = '/elixirs/predesigned';
const isServer = typeof document === 'undefined';

/** The ready-made blends (SF12). Production bundles drop the checks and with them the schema library. */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The beginning of the menu, or of what was chosen from it: '' or '?q=tajonal&pagina=2'. Browsers read the list that
     * everybody can (SF12); a page that the server renders brings no more than it shows.
     */
    getMenu: build.query<MenuPage, string>({
      query: (chosen) => MENU + (chosen || isServer ? chosen : '/all'),
      // Only who comes from another page of the shop needs it.
      transformResponse: async (answer: MenuPage | Blend[]) =>
        Array.isArray(answer)
          ? (await import(/* webpackChunkName: "p-long" */ './first-page.ts')).firstPage(answer)
          : answer,
      providesTags: ['Elixir'],
      ...(checked && { responseSchema: menuPage }),
    }),
    getFeatured: build.query<FeaturedBlends, void>({
      query: () => `${MENU}/featured`,
      providesTags: ['Elixir'],
      ...(checked && { responseSchema: featuredBlends }),
    }),
    /** `null` and 'gone' are answers, not failures: the server knows by them that there is no such page. */
    getBlend: build.query<NamedBlendOrNone, string>({
      queryFn: async (slug, _api, _options, ask) => {
        const { data, error } = await ask(`${MENU}/named/${encodeURIComponent(slug)}`);
        if (statusOf(error) === 404) return { data: null };
        if (statusOf(error) === 410) return { data: 'gone' };
        return error ? { error } : { data: data as NamedBlend };
      },
      providesTags: ['Elixir'],
      ...(checked && { responseSchema: namedBlendOrNone }),
    }),
  }),
});

export const { useGetMenuQuery, useGetFeaturedQuery, useGetBlendQuery } = menuApi;

/** Whether all of the menu, or of what was chosen, is there. */
export const isWhole = ({ blends, total }: MenuPage) => blends.length >= total;

/** What the catalogue is asked for such an address of the menu. */
export const chosenIn = (params: URLSearchParams): string => {
  const chosen = MENU_PARAMETERS.map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value);
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
};
