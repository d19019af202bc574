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

/** What the page brings along under this id. */
const read = <T,>(id: string) => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
};

/** The page names its file, so that it is there or on its way. All else is run first. */
const loadDom = () => retry(() => import('react-dom/client'));

/** For administrators and teams; nobody else loads it. */
const forTeams = () => import(/* webpackChunkName: "for-teams" */ './for-teams.ts');

/** For pages that no server has drawn; without them a page is plain, but there. */
const globalStyles = () =>
  retry(() => import(/* webpackChunkName: "global-styles" */ '@shop/ui/global')).then(
    ({ GlobalStyles }) => <GlobalStyles />,
    () => null,
  );

/** After the first view and whatever is measured of it; at once on a page that was kept for a network that is away. */
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

/** Draws the shop, or takes over the page that the server has drawn. */
export const mount = async () => {
  const root = document.getElementById('root');
  if (!root) return;
  const store = makeStore({ preloadedState: read<Partial<RootState>>('state') });
  const drawnFrom = store.getState();
  readAgainWhenSeen(store);
  await yieldToMain();
  // The header's. Asked for by the header itself, it would make the step longer in which React takes over the page.
  if (ownerOf(location.pathname) !== 'admin')
    void store.dispatch(cartApi.endpoints.getCart.initiate(undefined, { subscribe: false }));
  await yieldToMain();
  const shop = read<Shop>('shop');
  setShopZone(shop?.timeZone);
  // Its page too is run by then.
  warmUp(location.pathname + location.search, store.dispatch).catch(() => undefined);
  const { createRoot, hydrateRoot } = await loadDom();
  await yieldToMain();
  const treeWith = (styles: ReactNode) => (
    // Parts are taken over one after the other, and each begins with what the server has drawn it from.
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
  // As a transition: React takes over the page in steps of five milliseconds, and whoever presses something comes first.
  if (root.firstElementChild) {
    startTransition(() => void hydrateRoot(root, treeWith(null)));
    takeOverPressedFirst();
  } else void globalStyles().then((styles) => createRoot(root).render(treeWith(styles)));
  prepareForOffline(store);
  // An administrator's preview: the page itself is everybody's, and drafts come to it by their own way.
  if (/^.(borrador|limites)/.test(location.search)) void forTeams().then((tools) => tools.open(store));
  addEventListener('keydown', (event) => {
    // Alt alone would write a letter in some layouts, '@' among them.
    if (event.altKey && event.shiftKey && event.code === 'KeyL')
      void forTeams().then((tools) => tools.toggleBoundaries());
  });
};

// Only remotes use this shared module; the shell's build holds it because it is named here. Never called.
export const provideForms = () => import('@shop/app-kit/forms');
