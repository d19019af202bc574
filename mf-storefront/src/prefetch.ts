import type { AppDispatch } from '@shop/app-kit';
import { shownContentApi } from './content/shown-content.api.ts';
import { customizeApi } from './customize/customize.api.ts';
import { homeApi } from './home/home.api.ts';
import { menuApi } from './menu/menu.api.ts';

// The pages themselves subscribe; without this every hover would leave a subscription behind.
const once = { subscribe: false };
const { getShownContent } = shownContentApi.endpoints;
const { getHomeHero, getHomeBenefits } = homeApi.endpoints;
const { getMenu } = menuApi.endpoints;
const { getWorkshopFlowers } = customizeApi.endpoints;

type Queries = (dispatch: AppDispatch) => PromiseLike<unknown>[];
const pages = new Map<string, Queries>([
  [
    '/',
    (dispatch) => [
      dispatch(getHomeHero.initiate(undefined, once)),
      dispatch(getHomeBenefits.initiate(undefined, once)),
      dispatch(getShownContent.initiate('home', once)),
      dispatch(getMenu.initiate(undefined, once)),
    ],
  ],
  [
    '/menu',
    (dispatch) => [
      dispatch(getMenu.initiate(undefined, once)),
      dispatch(getShownContent.initiate('menu', once)),
    ],
  ],
  [
    '/customize',
    (dispatch) => [
      dispatch(getWorkshopFlowers.initiate(undefined, once)),
      dispatch(getShownContent.initiate('customize', once)),
    ],
  ],
  ['/about', (dispatch) => [dispatch(getShownContent.initiate('about', once))]],
  ['/contact', (dispatch) => [dispatch(getShownContent.initiate('contact', once))]],
]);

const ofProduct: Queries = (dispatch) => [
  dispatch(getMenu.initiate(undefined, once)),
  dispatch(getWorkshopFlowers.initiate(undefined, once)),
  dispatch(getShownContent.initiate('product', once)),
];

// The query comes with its page: no other page needs it.
const ofLot = async (path: string, dispatch: AppDispatch) => {
  const { lotApi } = await import(/* webpackChunkName: "p-lot" */ './lot/lot.api.ts');
  await dispatch(lotApi.endpoints.getLot.initiate(path.slice('/lotes/'.length), once));
};

/** Starts the queries that the page at `path` will ask for; other paths ask for nothing. */
export const prefetchData = async (path: string, dispatch: AppDispatch): Promise<void> => {
  if (path.startsWith('/lotes/')) return ofLot(path, dispatch);
  const queries = path.startsWith('/menu/') ? ofProduct : pages.get(path);
  await Promise.all(queries?.(dispatch) ?? []);
};
