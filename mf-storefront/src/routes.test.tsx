import { describe, expect, test } from '@jest/globals';
import { makeTestStore } from '@shop/app-kit/testing';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { pages } from '@shop/contracts/pages';
import { aFlower, anElixir, aPublicLot } from '@shop/contracts/testing/builders';
import { withSlugs } from '@shop/contracts/testing/with-slugs';
import { answerMenu, MENU } from './testing/answer-menu.ts';
import { answerTexts } from './testing/seeded-texts.ts';
import routes, { prefetch } from './routes.tsx';
import { menuApi } from './menu/menu.api.ts';

const SHORT = { blends: withSlugs([anElixir()]), total: 1 };

describe('the routes of the storefront', () => {
  test('when the shell asks then the public pages are there (SH1)', () => {
    const paths = routes.map((route) => (route.index ? '/' : `/${route.path}`));

    expect(paths).toEqual(pages.filter((page) => page.public).map(({ path }) => path));
  });

  test.each([
    ['/', ['/content/home/hero', '/content/home/benefits', '/content/home', '/elixirs/predesigned/featured']],
    ['/menu', ['/elixirs/predesigned/all', '/content/menu']],
    ['/menu/monte-blanco', ['/elixirs/predesigned/named/monte-blanco', '/flowers', '/content/product']],
    ['/customize', ['/flowers', '/content/customize']],
    ['/about', ['/content/about']],
    ['/contact', ['/content/contact']],
    ['/lotes/taj-2026-01', ['/lots/taj-2026-01']],
    ['/no-existe', []],
  ])('when %s is prefetched then exactly its data is asked for', async (path, urls) => {
    const bodies: Record<string, unknown> = {
      '/content/home/hero': { title: 't', content: 'c', imageUrl: null },
      '/content/home/benefits': { title: 't', content: 'c' },
      '/elixirs/predesigned/all': SHORT.blends,
      '/elixirs/predesigned/featured': SHORT,
      '/elixirs/predesigned/named/monte-blanco': { blend: SHORT.blends[0], pairings: [] },
      '/flowers': [aFlower()],
      '/lots/taj-2026-01': aPublicLot(),
    };
    const calls = urls.map((url) => answer('get', url, (bodies[url] ?? []) as []));

    await prefetch(path, makeTestStore().dispatch);

    expect(calls.map((seen) => seen.length)).toEqual(urls.map(() => 1));
  });

  test('when a page was prefetched then its data is in the store without a subscription left behind', async () => {
    const store = makeTestStore();
    answerMenu([anElixir()]);
    answerTexts('menu');

    await prefetch('/menu', store.dispatch);

    expect(menuApi.endpoints.getMenu.select('')(store.getState()).data).toEqual(SHORT);
    const left = Object.values(store.getState().api.subscriptions).filter(
      (subscribers) => Object.keys(subscribers ?? {}).length > 0,
    );
    expect(left).toEqual([]);
  });

  test('when the menu is long then what the address chooses is asked for as well', async () => {
    answer(
      'get',
      `${MENU}/all`,
      Array.from({ length: 60 }, (_, at) => anElixir({ id: at + 1 })),
    );
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
