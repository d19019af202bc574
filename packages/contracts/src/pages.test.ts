import { expect, test } from '@jest/globals';
import { feedsOf } from './pages/feeds.ts';
import { GIFT_CARDS, menuPagesOf, ownerOf, publicPages } from './pages.ts';
import { pageAt, pages, renderedPages } from './pages/all.ts';

test.each([
  ['/', 'storefront'],
  ['/menu', 'storefront'],
  ['/menu/monte-blanco', 'storefront'],
  ['/no-existe', 'storefront'],
  ['/cartas', 'storefront'],
  ['/cart', 'checkout'],
  ['/checkout/success', 'checkout'],
  ['/checkout/otra', 'checkout'],
  ['/admin', 'admin'],
  ['/admin/login', 'admin'],
  ['/administracion', 'storefront'],
])('when the path is %s then its page is the %s’s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

test('when pages are listed then each address stands once and the menu has its order', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(menuPagesOf({}).map(({ path }) => path)).toEqual(['/', '/menu', '/customize', '/about', '/contact']);
  expect([pageAt('/cart')?.public, pageAt('/no-existe')]).toEqual([undefined, undefined]);
  const paths = renderedPages.map(({ path }) => path);
  // Pages that need a text or a sale first can be drawn, but are not listed before.
  expect(paths.filter((path) => path !== '/recetas' && path !== GIFT_CARDS.path)).toEqual([
    ...publicPages.map(({ path }) => path),
    ...['/cart', '/checkout'],
  ]);
  expect(paths).toEqual(expect.arrayContaining(['/recetas', GIFT_CARDS.path]));
});

test.each([
  ['/menu/monte-blanco', '/menu/:slug'],
  ['/menu', '/menu'],
  ['/menu/Monte', undefined],
  ['/menu/coleccion/navidad', '/menu/coleccion/:slug'],
  ['/menu/a/b', undefined],
  ['/menu/:slug', undefined],
  ['/menu/' + 'a'.repeat(201), undefined],
])('when %s is opened then it is the page %s', (path, page) => {
  expect(pageAt(path)?.path).toBe(page);
});

test.each(pages)(
  'when $path is asked for then the one who draws it is told by its address',
  ({ path, owner }) => {
    expect(ownerOf(path)).toBe(owner);
  },
);

test.each([
  ['/', ['catalog', 'content', 'settings']],
  ['/about', ['content', 'settings']],
  ['/menu/:slug', ['catalog', 'content', 'settings']],
  ['/menu/coleccion/:slug', ['catalog', 'content', 'settings']],
  ['/flores/:slug', ['catalog', 'content', 'settings']],
  ['/lotes/:code', ['catalog', 'content', 'settings']],
  ['/recetas/:slug', ['content', 'settings']],
  ['/cart', ['content', 'settings']],
  ['/checkout/success', ['settings']],
  ['/admin', ['settings']],
])(
  'when something changes then %s is concerned by what it reads and by what stands around it',
  (path, tags) => {
    expect(feedsOf(pages.find((page) => page.path === path)!)).toEqual(tags);
  },
);

test('when a page reads something then a change of it is known', () => {
  for (const page of pages) expect(feedsOf(page)).toContain('settings');
  expect(() => feedsOf({ ...pages[0]!, reads: ['/cart'] })).toThrow('nothing says what makes it stale');
});
