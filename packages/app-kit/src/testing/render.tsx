import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Settings } from '@shop/contracts/settings';
import { shopOf } from '@shop/contracts/shop';
import { someSettings } from '@shop/contracts/testing/builders';
import { ShopContext } from '@shop/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../store.ts';
import { toasts } from '../toasts.ts';
import { API_BASE } from './handlers.ts';

type Options = {
  path?: string;
  store?: ReturnType<typeof makeStore>;
  shop?: Partial<Settings>;
  phone?: boolean;
};

/** A store that calls the fake network. */
export const makeTestStore = () => makeStore({ apiBase: API_BASE });

/** Phone styles: without media queries, which wider windows add. jsdom's window is always 1024 px. */
const phoneStyles = () =>
  createCache({
    key: 'phone',
    stylisPlugins: [(element) => void (element.type === '@media' && (element.children = []))],
  });

/**
 * Renders a page as the shell does: with store, router and shop, in a wide window or on a `phone`. `shownToasts()`
 * lists the toasts in the store.
 */
export const renderPage = (
  element: ReactNode,
  { path = '/', store = makeTestStore(), shop, phone = false }: Options = {},
) => {
  const page = (
    <Provider store={store}>
      <ShopContext value={shopOf(someSettings(shop))}>
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </ShopContext>
    </Provider>
  );
  const view = render(phone ? <CacheProvider value={phoneStyles()}>{page}</CacheProvider> : page);
  const shownToasts = () => toasts.selectors.all(store.getState()).filter((toast) => toast.open);
  return { ...view, store, user: userEvent.setup(), shownToasts };
};
