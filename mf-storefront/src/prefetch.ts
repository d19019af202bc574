import type { AppDispatch } from '@shop/app-kit';
import { shownContentApi } from './content/shown-content.api.ts';
import { customizeApi } from './customize/customize.api.ts';
import { homeApi } from './home/home.api.ts';
import { chosenIn, isWhole, menuApi } from './menu/menu.api.ts';

// The pages themselves subscribe; without this every hover would leave a subscription behind.
const once = { subscribe: false };
const { getShownContent } = shownContentApi.endpoints;
const { getHomeHero, getHomeBenefits } = homeApi.endpoints;
const { getBlend, getFeatured, getMenu } = menuApi.endpoints;
const { getWorkshopFlowers } = customizeApi.endpoints;

type Queries = (dispatch: AppDispatch, query: string) => PromiseLike<unknown>[];

// Of a long menu the catalogue finds what the address chooses.
const ofMenu = async (dispatch: AppDispatch, query: string) => {
  const { data } = await dispatch(getMenu.initiate('', once));
  const chosen = chosenIn(new URLSearchParams(query));
  if (data && chosen && !isWhole(data)) await dispatch(getMenu.initiate(chosen, once));
};
const pages = new Map<string, Queries>([
  [
    '/',
    (dispatch) => [
      dispatch(getHomeHero.initiate(undefined, once)),
      dispatch(getHomeBenefits.initiate(undefined, once)),
      dispatch(getShownContent.initiate('home', once)),
      dispatch(getFeatured.initiate(undefined, once)),
    ],
  ],
  ['/menu', (dispatch, query) => [ofMenu(dispatch, query), dispatch(getShownContent.initiate('menu', once))]],
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

const ofProduct = (path: string, dispatch: AppDispatch) => [
  dispatch(getBlend.initiate(path.slice('/menu/'.length), once)),
  dispatch(getWorkshopFlowers.initiate(undefined, once)),
  dispatch(getShownContent.initiate('product', once)),
];

// The query comes with its page: no other page needs it.
const ofLot = async (path: string, dispatch: AppDispatch) => {
  const { lotApi } = await import(/* webpackChunkName: "p-lot" */ './lot/lot.api.ts');
  await dispatch(lotApi.endpoints.getLot.initiate(path.slice('/lotes/'.length), once));
};

/** Starts the queries that the page at this address will ask for; other addresses ask for nothing. */
export const prefetchData = async (address: string, dispatch: AppDispatch): Promise<void> => {
  const [path = '', query = ''] = address.split('?');
  if (path.startsWith('/lotes/')) return ofLot(path, dispatch);
  await Promise.all(
    path.startsWith('/menu/') ? ofProduct(path, dispatch) : (pages.get(path)?.(dispatch, query) ?? []),
  );
};
