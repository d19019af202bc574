import { expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor, within } from '@testing-library/react';
import { listedPages } from './sidebar.tsx';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';

// jsdom is no 1024 px wide: the menu is folded, and its entries are found all the same.
const hidden = true;
const menu = () => screen.findByRole('navigation', { name: 'Administración' });

test('when the menu is read then the specified entries come first then the shop’s own', async () => {
  signedIn();
  answer('get', '/orders', []);
  await renderAdmin('/admin/orders');

  const entries = within(await menu()).getAllByRole('listitem', { hidden });

  expect(entries.map(({ textContent }) => textContent?.trim()).filter(Boolean)).toEqual([
    'Dashboard',
    'Productos',
    'Pedidos',
    'Flores',
    'Volver a la tienda',
    ...listedPages.filter(({ menu }) => menu.among === 'own').map(({ title }) => title),
    'Cerrar sesión (duena)',
  ]);
  expect(within(await menu()).getByRole('link', { name: 'Pedidos', hidden })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('when signing out then the login opens', async () => {
  signedIn();
  answer('get', '/orders', []);
  const sent = answer('post', '/admin/logout', null);
  const { user, address } = await renderAdmin('/admin/orders');

  await user.click(within(await menu()).getByRole('button', { name: /Cerrar sesión/, hidden }));

  await waitFor(() => expect(address()).toBe('/admin/login'));
  expect(sent).toHaveLength(1);
  expect(screen.queryByText(/Tu sesión terminó/)).toBeNull();
});

test('when signing out then nothing that was typed is left behind in the tab', async () => {
  signedIn();
  answer('get', '/orders', []);
  answer('post', '/admin/logout', null);
  sessionStorage.setItem('draft:new-order', '{"notes":"calle 5"}');
  sessionStorage.setItem('other', 'kept');
  const { user, address } = await renderAdmin('/admin/orders');

  await user.click(within(await menu()).getByRole('button', { name: /Cerrar sesión/, hidden }));

  await waitFor(() => expect(address()).toBe('/admin/login'));
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  expect(sessionStorage.getItem('other')).toBe('kept');
});

test('when the menu is open on a phone then Escape closes it, and the focus is on its button again', async () => {
  signedIn();
  answer('get', '/orders', []);
  const { user } = await renderAdmin('/admin/orders');
  await user.click(await screen.findByRole('button', { name: 'Abrir menú' }));
  await user.tab();

  await user.keyboard('{Escape}');

  const toggle = screen.getByRole('button', { name: 'Abrir menú' });
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
