import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cartApi } from '@shop/app-kit';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { aCart, aCartLine, anElixir } from '@shop/contracts/testing/builders';
import { withSlugs } from '@shop/contracts/testing/with-slugs';
import { CartPage } from './cart.page.tsx';

const SUGGESTED = '/elixirs/predesigned/suggested';
const inCart = anElixir({ id: 1, flowers: ['Tajonal', 'Cempasúchil'] });
const near = anElixir({ id: 5, name: 'Sol de Milpa', flowers: ['Cempasúchil'] });
// The most similar blend first, as the catalogue answers.
const blends = withSlugs([
  near,
  anElixir({ id: 3, name: 'Monte Blanco' }),
  anElixir({ id: 4, name: 'Selva Alta' }),
]);
const open = () => {
  answer('get', '/cart', aCart([aCartLine(inCart)]));
  return renderPage(<CartPage />);
};
const suggested = () =>
  screen
    .getAllByRole('button', { name: /^Añadir (?!uno)/ })
    .map((button) => button.getAttribute('aria-label'));

test('when something is in the cart then what goes well with it is suggested, in the menu’s order', async () => {
  const seen = answer('get', SUGGESTED, blends);

  const { container } = open();

  expect(await screen.findByRole('heading', { name: 'Va bien con' })).toBeVisible();
  expect(suggested()).toEqual(['Añadir Monte Blanco', 'Añadir Selva Alta', 'Añadir Sol de Milpa']);
  expect(seen.map(({ url }) => url.search)).toEqual(['?without=1&flowers=tajonal%2Ccempasuchil']);
  expect(screen.getByRole('link', { name: 'Sol de Milpa' })).toHaveAttribute('href', '/menu/sol-de-milpa');
  expect(await axeViolations(container)).toEqual([]);
});

test('when one is added then it stays in its place as part of the cart', async () => {
  answer('get', SUGGESTED, blends);
  const sent = answer('post', '/cart/items', aCart([aCartLine(inCart), aCartLine(near)]));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Añadir Sol de Milpa' }));

  expect(await screen.findByText('En tu carrito')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ elixirId: 5, quantity: 1 });
  expect(suggested()).toEqual(['Añadir Monte Blanco', 'Añadir Selva Alta']);
});

test('when two are added at once then the page scrolls once by what both add', async () => {
  answer('get', SUGGESTED, blends);
  const far = anElixir({ id: 3, name: 'Monte Blanco' });
  answer('post', '/cart/items', aCart([aCartLine(inCart), aCartLine(near), aCartLine(far)]));
  const { documentElement: page } = document;
  // Each blend that is in the cart makes the part above the suggestions 100 px higher.
  const top = () => 100 * screen.queryAllByText('En tu carrito').length - page.scrollTop;
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  rect.mockImplementation(() => new DOMRect(0, top()));
  open();
  await screen.findByRole('button', { name: 'Añadir Sol de Milpa' });

  act(() => {
    for (const { name } of [near, far]) screen.getByRole('button', { name: `Añadir ${name}` }).click();
  });

  expect(await screen.findAllByText('En tu carrito')).toHaveLength(2);
  expect({ scrolled: page.scrollTop, anchor: page.style.overflowAnchor }).toEqual({
    scrolled: 200,
    anchor: '',
  });
  rect.mockRestore();
  page.scrollTop = 0;
});

test('when the cart is left before the answer then the next page scrolls as ever', async () => {
  answer('get', SUGGESTED, blends);
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.use(http.post(`${API_BASE}/cart/items`, () => promise));
  const { store, user, unmount } = open();
  const { style } = document.documentElement;
  await user.click(await screen.findByRole('button', { name: 'Añadir Sol de Milpa' }));
  expect(style.overflowAnchor).toBe('none');

  unmount();

  expect(style.overflowAnchor).toBe('');
  // The next change of the cart, in whichever test, waits for this answer.
  resolve(HttpResponse.json(aCart([aCartLine(inCart), aCartLine(near)])));
  await waitFor(() =>
    expect(cartApi.endpoints.getCart.select()(store.getState()).data?.items).toHaveLength(2),
  );
});

test('when the catalogue cannot be read then the cart is there without suggestions', async () => {
  answer('get', SUGGESTED, { message: 'caído' }, 503);

  open();

  expect(await screen.findByRole('link', { name: 'Pagar' })).toBeVisible();
  expect(screen.queryByText('Va bien con')).toBeNull();
});
