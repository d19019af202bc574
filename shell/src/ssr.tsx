import * as emotion from '@emotion/react';
import * as jsx from '@emotion/react/jsx-runtime';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import * as kit from '@shop/app-kit';
import * as forms from '@shop/app-kit/forms';
import * as ui from '@shop/ui/core';
import * as overlays from '@shop/ui/overlays';
import * as toast from '@shop/ui/toast';
import * as React from 'react';
import * as reactJsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import * as router from 'react-router-dom';
import { App } from './app.tsx';
import { siteApi } from './footer/site.api.ts';
import { ownerOf, type RemoteName } from './owner.ts';
import { PageStatus } from './page-status.ts';
import { giveRoutes } from './remotes.server.ts';

export { documentOf } from './document.ts';
export { ownerOf } from './owner.ts';

/** The shell's copies of the shared modules: what `require` must answer inside a remote's server build. */
export const provided: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': reactJsx,
  'react-dom': reactDom,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': jsx,
  'react-router-dom': router,
  '@shop/app-kit': kit,
  '@shop/app-kit/forms': forms,
  '@shop/ui/core': ui,
  '@shop/ui/toast': toast,
  '@shop/ui/overlays': overlays,
};

export type Remotes = Partial<Record<RemoteName, kit.RemoteModule>>;
export type Rendered = {
  /** Title, metas and styles. */
  head: string;
  body: string;
  /** Preloaded state of the store. */
  state: Partial<kit.RootState>;
  /** 200, or 404 for an address that no remote knows. */
  status: number;
  /** False when a query failed: the page shows its error or default texts and must not be cached. */
  complete: boolean;
};

const load = async (path: string, remotes: Remotes, store: kit.AppStore) => {
  await Promise.all([
    remotes[ownerOf(path)]?.prefetch?.(path, store.dispatch),
    store.dispatch(siteApi.endpoints.getSite.initiate()),
  ]);
};

/** Failed queries stay behind, so that the browser asks again. */
const stateOf = (store: kit.AppStore) => {
  const { api } = store.getState();
  const good = Object.entries(api.queries).filter(([, query]) => query?.status === 'fulfilled');
  const complete = good.length === Object.keys(api.queries).length;
  return {
    state: { api: { ...api, queries: Object.fromEntries(good), subscriptions: {}, mutations: {} } },
    complete,
  };
};

const draw = async (url: string, store: kit.AppStore, status: { code: number }) => {
  const cache = createCache({ key: 'css' });
  // Before drawing: from here on the cache collects the styles instead of writing them between the elements.
  const styles = createEmotionServer(cache);
  const { prelude } = await prerender(
    <emotion.CacheProvider value={cache}>
      <PageStatus value={status}>
        <Provider store={store}>
          <StaticRouter location={url}>
            <App />
          </StaticRouter>
        </Provider>
      </PageStatus>
    </emotion.CacheProvider>,
    // Everything in place: React would send big parts later, moved by inline scripts that the CSP refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  return { html, styles: styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html)) };
};

// React puts title, metas and preloads first; they belong into the document's head.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/**
 * Draws one page.
 * @param url path and query, e.g. '/menu'
 * @param remotes the remotes' server modules by name; the page's owner must be among them
 * @param apiBase absolute address of the API as this process reaches it, e.g. 'http://127.0.0.1:8080/api'
 */
export async function render(url: string, remotes: Remotes, apiBase: string): Promise<Rendered> {
  const path = new URL(url, 'http://shop.invalid').pathname;
  for (const [name, module] of Object.entries(remotes)) giveRoutes(name as RemoteName, module);
  const loaded = kit.makeStore({ apiBase });
  await load(path, remotes, loaded);
  const { state, complete } = stateOf(loaded);
  // Drawn from what the browser will start with: after a failed query both show 'loading', and hydration fits.
  const store = kit.makeStore({ apiBase, preloadedState: state });
  const status = { code: 200 };
  const { html, styles } = await draw(url, store, status);
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  return { head: hoisted + styles, body: html.slice(hoisted.length), status: status.code, state, complete };
}
