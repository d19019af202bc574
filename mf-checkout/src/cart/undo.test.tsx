import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { CartPage } from './cart.page.tsx';

const first = () => aCartLine({ id: 1 }, 2);
const second = () => aCartLine({ id: 2, name: 'Monte Blanco', price: 315.5 });
const both = () => aCart([first(), second()]);

beforeEach(() => {
  answer('get', '/elixirs/predesigned/suggested', []);
  answer('get', '/cart', both());
});
const undo = (view: ReturnType<typeof renderPage>) => act(() => view.shownToasts()[0]?.action?.run());
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('when a line is removed then the toast brings it back to its place', async () => {
  answer('delete', '/cart/items/:id', aCart([second()]));
  const asked = answer('post', '/cart/items/restore', both());
  const view = renderPage(<CartPage />);
  await view.user.click(await screen.findByRole('button', { name: /^Eliminar Amanecer de Tajonal/ }));
  await waitFor(() => expect(names()).not.toContain('Amanecer de Tajonal'));
  expect(view.shownToasts()[0]).toMatchObject({
    title: 'Quitamos {nombre}',
    values: { nombre: 'Amanecer de Tajonal' },
    action: { label: 'Deshacer' },
  });

  undo(view);

  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Amanecer de Tajonal', 'Monte Blanco']));
  expect(asked[0]?.body).toEqual({ itemIds: [1] });
});

test('when lines are removed one after the other then the focus goes to the line in its place, and at last to what the empty cart says', async () => {
  const { user } = renderPage(<CartPage />);
  answer('delete', '/cart/items/:id', aCart([second()]));
  await user.click(await screen.findByRole('button', { name: /^Eliminar Amanecer de Tajonal/ }));
  await waitFor(() => expect(names()).not.toContain('Amanecer de Tajonal'));
  expect(screen.getByRole('heading', { name: 'Monte Blanco' }).closest('li')).toHaveFocus();

  answer('delete', '/cart/items/:id', aCart());
  await user.click(screen.getByRole('button', { name: /^Eliminar Monte Blanco/ }));
  expect(await screen.findByRole('heading', { name: 'Tu carrito está vacío' })).toHaveFocus();
});

test('when all lines are sold out and are removed in one press then the focus goes to what the empty cart says', async () => {
  answer('get', '/cart', aCart([aCartLine({ id: 1, isAvailable: false })]));
  answer('delete', '/cart/items/:id', aCart());
  const { user } = renderPage(<CartPage />);
  await user.click(await screen.findByRole('button', { name: 'Quitar lo agotado' }));
  expect(await screen.findByRole('heading', { name: 'Tu carrito está vacío' })).toHaveFocus();
});

test('when the cart is cleared then the toast brings all of it back, though the page shows an empty cart', async () => {
  answer('delete', '/cart/:id', aCart());
  const asked = answer('post', '/cart/items/restore', both());
  const view = renderPage(<CartPage />);
  await view.user.click(await screen.findByRole('button', { name: 'Vaciar carrito' }));
  const dialog = await screen.findByRole('alertdialog');
  await view.user.click(within(dialog).getByRole('button', { name: 'Vaciar carrito' }));
  expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();

  undo(view);

  expect(await screen.findByText('Monte Blanco')).toBeVisible();
  expect(asked[0]?.body).toEqual({ itemIds: [1, 2] });
});

test('when it cannot be brought back then the toast says so', async () => {
  answer('delete', '/cart/items/:id', aCart([second()]));
  answer('post', '/cart/items/restore', { message: 'caído' }, 503);
  const view = renderPage(<CartPage />);
  await view.user.click(await screen.findByRole('button', { name: /^Eliminar Amanecer de Tajonal/ }));
  await waitFor(() => expect(view.shownToasts()).toHaveLength(1));

  undo(view);

  await waitFor(() => expect(view.shownToasts()[0]).toMatchObject({ variant: 'destructive' }));
});
