import { describe, expect, test } from '@jest/globals';
import { makeTestStore, renderPage } from '@shop/app-kit/testing';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { storefrontPages } from '@shop/contracts/pages/storefront';
import { aContent, aFlower, anElixir, aPublicLot } from '@shop/contracts/testing/builders';
import { withSlugs } from '@shop/contracts/testing/with-slugs';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { answerMenu, MENU } from './testing/answer-menu.ts';
import { answerTexts, seededTexts } from './testing/seeded-texts.ts';
import routes, { prefetch } from './routes.tsx';
import { menuApi } from './menu/menu.api.ts';

const MONTE = anElixir({ name: 'Monte Blanco' });
const SHORT = { blends: withSlugs([MONTE]), total: 1 };
const ADDRESSES: Record<string, string> = {
  '/menu/:slug': '/menu/monte-blanco',
  '/menu/coleccion/:slug': '/menu/coleccion/navidad',
  '/flores/:slug': '/flores/xtabentun',
  '/recetas/:slug': '/recetas/atole',
  '/lotes/:code': '/lotes/taj-2026-01',
};
/** The server's answers to the pages' reads; browsers read the whole menu. */
const ANSWERS: Record<string, [url: string, body: unknown]> = {
  '/content/home/hero': ['/content/home/hero', { title: 't', content: 'c', imageUrl: null }],
  '/content/home/benefits': ['/content/home/benefits', { title: 't', content: 'c' }],
  '/elixirs/predesigned': ['/elixirs/predesigned/all', SHORT.blends],
  '/elixirs/predesigned/featured': ['/elixirs/predesigned/featured', SHORT],
  '/elixirs/predesigned/named/:slug': [
    '/elixirs/predesigned/named/monte-blanco',
    { blend: SHORT.blends[0], pairings: [] },
  ],
  '/elixirs/predesigned/collections/:slug': [
    '/elixirs/predesigned/collections/navidad',
    { label: 'Navidad', blends: SHORT.blends },
  ],
  '/content/recetas': ['/content/recetas', [aContent({ page: 'recetas', section: 'atole' })]],
  '/flowers': ['/flowers', [aFlower()]],
  '/flowers/named/:slug': [
    '/flowers/named/xtabentun',
    { flower: { ...aFlower(), slug: 'xtabentun' }, blends: SHORT.blends, lots: [] },
  ],
  '/lots/:code': ['/lots/taj-2026-01', aPublicLot()],
};
// The page of gift cards exists only in shops that sell them.
const SELLS_CARDS = { giftCards: true, giftCardAmounts: [500] };
const answerTo = (read: string) => {
  const page = read.replace('/content/', '') as 'about';
  const [url, body] = ANSWERS[read] ?? [read, seededTexts(page)];
  return answer('get', url, body as []);
};

const Routed = () => <Suspense fallback="…">{useRoutes(routes)}</Suspense>;

describe('the routes of the storefront', () => {
  test.each(storefrontPages)(
    'when $path was fetched ahead then all that its entry says was read once, and showing it reads nothing more',
    async ({ path, reads = [] }) => {
      const address = ADDRESSES[path] ?? path;
      const calls = reads.map(answerTo);
      const store = makeTestStore();

      await prefetch(address, store.dispatch);
      expect(calls.map((seen) => seen.length)).toEqual(reads.map(() => 1));
      await act(async () => renderPage(<Routed />, { path: address, store, shop: SELLS_CARDS }));

      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
      const { queries } = store.getState().api;
      expect(Object.values(queries).map((query) => query?.status)).toEqual(reads.map(() => 'fulfilled'));
      expect(calls.map((seen) => seen.length)).toEqual(reads.map(() => 1));
    },
  );

  test('when an address is no page then nothing is read', async () => {
    const store = makeTestStore();

    await prefetch('/no-existe', store.dispatch);

    expect(store.getState().api.queries).toEqual({});
  });

  test('when a page was prefetched then its data is in the store without a subscription left behind', async () => {
    const store = makeTestStore();
    answerMenu([MONTE]);
    answerTexts('menu');

    await prefetch('/menu', store.dispatch);

    expect(menuApi.endpoints.getMenu.select('')(store.getState()).data).toEqual(SHORT);
    const left = Object.values(store.getState().api.subscriptions).filter(
      (subscribers) => Object.keys(subscribers ?? {}).length > 0,
    );
    expect(left).toEqual([]);
  });

  test('when the menu is long then what the address chooses is asked for as well', async () => {
    answer('get', `${MENU}/all`, withSlugs(Array.from({ length: 60 }, (_, at) => anElixir({ id: at + 1 }))));
    const seen = answer('get', MENU, SHORT);
    answerTexts('menu');

    await prefetch('/menu?x=1&sabor=floral&q=sol', makeTestStore().dispatch);

    expect(seen.map(({ url }) => url.search)).toEqual(['?q=sol&sabor=floral']);
  });

  test('when the data does not come then prefetching ends all the same', async () => {
    cutOff('get', '/flowers');
    answerTexts('customize');

    await expect(prefetch('/customize', makeTestStore().dispatch)).resolves.toBeUndefined();
  });
});
