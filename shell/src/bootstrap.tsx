import { CacheProvider } from '@emotion/react';
import {
  cartApi,
  makeStore,
  retry,
  setShopZone,
  takeOverPressedFirst,
  type AppStore,
  type RootState,
} from '@shop/app-kit';
import { ShopContext, type Shop } from '@shop/ui';
import { startTransition, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { ownerOf } from '@shop/contracts/pages';
import { App } from './app.tsx';
import { yieldToMain } from './yield-to-main.ts';
import { cacheOfPage } from './page-styles.ts';
import { warmUp } from './remotes.ts';
import { readAgainWhenSeen } from './seen-again.ts';

/** The data element of this id in the page. */
const read = <T,>(id: string) => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
};

/** For administrators and teams; nobody else loads it. */
const forTeams = () => import(/* webpackChunkName: "for-teams" */ './for-teams.ts');

/** For pages without server rendering; if the styles fail to load, the page is plain but usable. */
const globalStyles = () =>
  retry(() => import(/* webpackChunkName: "global-styles" */ '@shop/ui/global')).then(
    ({ GlobalStyles }) => <GlobalStyles />,
    () => null,
  );

/** After the first view and its measurements; at once on a page from the offline cache. */
const LATER_MS = 8_000;
const prepareForOffline = (store: AppStore) =>
  setTimeout(
    () =>
      void import(/* webpackChunkName: "offline" */ './offline/offline.ts').then(
        ({ begin }) => begin(store),
        () => undefined,
      ),
    'away' in document.documentElement.dataset ? 0 : LATER_MS,
  );

/** Draws the shop, or hydrates the server-rendered page. */
export const mount = async () => {
  const root = document.getElementById('root');
  if (!root) return;
  const store = makeStore({ preloadedState: read<Partial<RootState>>('state') });
  const drawnFrom = store.getState();
  readAgainWhenSeen(store);
  await yieldToMain();
  // Read here for the header: a read by the header itself would make its hydration step longer.
  if (ownerOf(location.pathname) !== 'admin')
    void store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { subscribe: false }));
  await yieldToMain();
  const shop = read<Shop>('shop');
  setShopZone(shop?.timeZone);
  // The remote's page code runs then too.
  warmUp(location.pathname + location.search, store.dispatch).catch(() => undefined);
  // The page preloads this file. All other scripts run first.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  const treeWith = (styles: ReactNode) => (
    // Parts are hydrated one by one, each from the state that the server rendered it with.
    <CacheProvider value={cacheOfPage()}>
      <Provider store={store} serverState={drawnFrom}>
        <ShopContext value={shop!}>
          <BrowserRouter>
            {styles}
            <App />
          </BrowserRouter>
        </ShopContext>
      </Provider>
    </CacheProvider>
  );
  // As a transition: React hydrates in steps of five milliseconds, so that presses are handled in between.
  if (root.firstElementChild) {
    startTransition(() => void hydrateRoot(root, treeWith(null)));
    takeOverPressedFirst();
  } else void globalStyles().then((styles) => createRoot(root).render(treeWith(styles)));
  prepareForOffline(store);
  // An administrator's preview: the page itself is public, and the drafts are loaded separately.
  if (/^.(borrador|limites)/.test(location.search)) void forTeams().then((tools) => tools.open(store));
  addEventListener('keydown', (event) => {
    // Alt alone types a character in some keyboard layouts, '@' for example.
    if (event.altKey && event.shiftKey && event.code === 'KeyL')
      void forTeams().then((tools) => tools.toggleBoundaries());
  });
};

// Only remotes use this shared module; this function includes it in the shell's build and is never called.
export const provideForms = () => import('@shop/app-kit/forms');
