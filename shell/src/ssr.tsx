import * as emotion from '@emotion/react';
import createCache from '@emotion/cache';
import * as kit from '@shop/app-kit';
import { NEW_VISITOR, ownerOf } from '@shop/contracts/pages';
import { pageAt } from '@shop/contracts/pages/all';
import { ShopContext, type Shop } from '@shop/ui';
import { GlobalStyles } from '@shop/ui/global';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { PageStatus } from './page-status.ts';
import { styleElement } from './page-styles.ts';
import { loadRoutes } from './remotes.server.ts';
import type { Rendered } from './rendered.ts';
import { stateOf } from './state-of.ts';

export { documentOf } from './document.ts';
export { loadRelease } from './remotes.server.ts';

const pathOf = (address: string) => address.split('?')[0]!;

/** Loads data without a session: the cart of such a visitor is empty, and only a page that is theirs may show it. */
const load = async (address: string, store: kit.AppStore, isNew: boolean) => {
  const { prefetch } = await loadRoutes(ownerOf(pathOf(address)));
  await Promise.all([
    prefetch?.(address, store.dispatch),
    store.dispatch(kit.readAhead('/content/site')),
    isNew && store.dispatch(kit.cartApi.endpoints.getCart.initiate()),
  ]);
};

type Drawing = { store: kit.AppStore; status: { code: number }; shop: Shop };

/** @throws the first error of a component: what stands in its place is no page to keep */
const draw = async (url: string, { store, status, shop }: Drawing) => {
  kit.setShopZone(shop.timeZone);
  const errors: unknown[] = [];
  const cache = createCache({ key: 'css' });
  // The cache collects the styles instead of writing them between the elements.
  cache.compat = true;
  const { prelude } = await prerender(
    <emotion.CacheProvider value={cache}>
      <PageStatus value={status}>
        <Provider store={store}>
          <ShopContext value={shop}>
            <StaticRouter location={url}>
              <GlobalStyles />
              <App />
            </StaticRouter>
          </ShopContext>
        </Provider>
      </PageStatus>
    </emotion.CacheProvider>,
    // Everything in place: React would send big parts later, moved by inline scripts that the CSP refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return { html, styles: styleElement(cache.inserted) };
};

// React puts title, metas and preloads first; they belong into the document's head.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/**
 * Renders one page with the release of its owner that was loaded last.
 * @param url path and query, e.g. '/menu', or '/cart?visita=nueva' for the cart of a visitor without a session
 * @param options.apiBase absolute address of the API as this process reaches it, e.g. 'http://127.0.0.1:8080/api'
 */
export async function render(
  url: string,
  { apiBase, shop }: { apiBase: string; shop: Shop },
): Promise<Rendered> {
  const { pathname: path, search } = new URL(url, 'http://shop.invalid');
  const [isFramed, isNew] = [pageAt(path)?.frame !== undefined, search === NEW_VISITOR];
  const shown = isFramed ? path : path + search;
  const loaded = kit.makeStore({ apiBase });
  await load(shown, loaded, isFramed && isNew);
  const { state, complete } = stateOf(loaded);
  // Drawn from what the browser will start with: after a failed query both show 'loading', and hydration fits.
  const store = kit.makeStore({ apiBase, preloadedState: state });
  const status = { code: 200 };
  const { html, styles } = await draw(shown, { store, status, shop });
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  return {
    head: hoisted + styles,
    body: html.slice(hoisted.length),
    status: status.code,
    isFrame: isFramed && !isNew,
    state,
    complete,
  };
}

// Only remotes use this shared module; the build holds it because it is named here. Never called.
export const provideForms = () => import('@shop/app-kit/forms');
