import type { AppDispatch } from '@shop/app-kit';
import { shownContentApi, type ShownPage } from './content/shown-content.api.ts';
import { customizeApi } from './customize/customize.api.ts';
import { homeApi } from './home/home.api.ts';
import { menuApi } from './menu/menu.api.ts';

// The pages themselves subscribe; without this every hover would leave a subscription behind.
const once = { subscribe: false };
const { getShownContent } = shownContentApi.endpoints;
const { getHomeHero, getHomeBenefits } = homeApi.endpoints;
const { getMenu } = menuApi.endpoints;
const { getWorkshopFlowers } = customizeApi.endpoints;

type Query = (dispatch: AppDispatch) => PromiseLike<unknown>;
const texts =
  (page: ShownPage): Query =>
  (dispatch) =>
    dispatch(getShownContent.initiate(page, once));
const queryOf =
  ({
    initiate,
  }: typeof getMenu | typeof getWorkshopFlowers | typeof getHomeHero | typeof getHomeBenefits): Query =>
  (dispatch) =>
    dispatch(initiate(undefined, once) as never) as PromiseLike<unknown>;
const menu = queryOf(getMenu);
const flowers = queryOf(getWorkshopFlowers);

/** What the page at each path asks for; a product's page stands for all of them. */
const pages: Record<string, Query[]> = {
  '/': [queryOf(getHomeHero), queryOf(getHomeBenefits), texts('home'), menu],
  '/menu': [menu, texts('menu')],
  '/menu/': [menu, flowers, texts('product')],
  '/customize': [flowers, texts('customize')],
  '/about': [texts('about')],
  '/contact': [texts('contact')],
};

/** Starts the queries that the page at `path` will ask for; other paths ask for nothing. */
export const prefetchData = async (path: string, dispatch: AppDispatch): Promise<void> => {
  const queries = pages[path.startsWith('/menu/') ? '/menu/' : path] ?? [];
  await Promise.all(queries.map((ask) => ask(dispatch)));
};
