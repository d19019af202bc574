import * as emotion from '@emotion/react';
import createCache from '@emotion/cache';
import * as kit from '@shop/app-kit';
import { NEW_VISITOR, ownerOf } from '@shop/contracts/pages';
import { pageAt } from '@shop/contracts/pages/all';
import { PageFactsContext, ShopContext, type PageFacts, type Shop } from '@shop/ui';
import { GlobalStyles } from '@shop/ui/global';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import type { Rendered } from './document.ts';
import { stylesOf } from './page-styles.ts';
import { loadRoutes } from './remotes.server.ts';
import { stateOf } from './state-of.ts';

export { documentOf } from './document.ts';
export { loadRelease } from './remotes.server.ts';

const pathOf = (address: string) => address.split('?')[0]!;

/** Loads data without a session: such a visitor's cart is empty, and only their own page may show it. */
const load = async (address: string, store: kit.AppStore, isNew: boolean) => {
  const { prefetch } = await loadRoutes(ownerOf(pathOf(address)));
  await Promise.all([
    prefetch?.(address, store.dispatch),
    store.dispatch(kit.readAhead('/content/site')),
    isNew && store.dispatch(kit.cartApi.endpoints.getCart.initiate()),
  ]);
};

type Drawing = { store: kit.AppStore; facts: PageFacts; shop: Shop };
const [ROOT, END] = ['<div id="root">', '</div>'];

/** @throws the first error of a component, because its fallback must not be cached */
const draw = async (url: string, { store, facts, shop }: Drawing) => {
  kit.setShopZone(shop.timeZone);
  const errors: unknown[] = [];
  const cache = createCache({ key: 'css' });
  // The cache collects the styles instead of writing them between the elements.
  cache.compat = true;
  const { prelude } = await prerender(
    <div id="root">
      <emotion.CacheProvider value={cache}>
        <PageFactsContext value={facts}>
          <Provider store={store}>
            <ShopContext value={shop}>
              <StaticRouter location={url}>
                <GlobalStyles />
                <App />
              </StaticRouter>
            </ShopContext>
          </Provider>
        </PageFactsContext>
      </emotion.CacheProvider>
    </div>,
    // All in one chunk: React would send large parts later with inline scripts, which the CSP forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  // React puts the elements of the document's head before the root.
  const at = html.indexOf(ROOT);
  return {
    head: html.slice(0, at),
    body: html.slice(at + ROOT.length, html.lastIndexOf(END)),
    styles: stylesOf(cache.inserted),
  };
};

type Options = { apiBase: string; origin: string; shop: Shop };

/**
 * Renders one page with the newest loaded release of its owner.
 * @param url path and query, e.g. '/menu', or '/cart?visita=nueva' for the cart of a visitor without a session
 * @param options.apiBase absolute address of the API as this process reaches it, e.g. 'http://127.0.0.1:8080/api'
 * @param options.origin the shop's address for browsers, e.g. 'https://tienda.mx'
 */
export async function render(url: string, { apiBase, origin, shop }: Options): Promise<Rendered> {
  const { pathname: path, search } = new URL(url, 'http://shop.invalid');
  const [isFramed, isNew] = [pageAt(path)?.frame !== undefined, search === NEW_VISITOR];
  const shown = isFramed ? path : path + search;
  const loaded = kit.makeStore({ apiBase });
  await load(shown, loaded, isFramed && isNew);
  const { state, complete } = stateOf(loaded);
  // The state that the browser starts with: after a failed query both render 'loading', as hydration needs.
  const store = kit.makeStore({ apiBase, preloadedState: state });
  const facts: PageFacts = { origin, status: 200, title: '', description: '' };
  const drawn = await draw(shown, { store, facts, shop });
  return { ...drawn, facts, isFrame: isFramed && !isNew, state, complete };
}

// Only remotes use this shared module; this function includes it in the build and is never called.
export const provideForms = () => import('@shop/app-kit/forms');
