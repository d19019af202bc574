import { expect, test } from '@jest/globals';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { adminPages } from '@shop/contracts/pages/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { menuPages, pathOf, tabsOf } from './menu.ts';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';

const menu = () => screen.findByRole('navigation', { name: 'Administración' });

test('when the menu is read then the specified entries come first then those of selling and of the shop', async () => {
  signedIn();
  answer('get', '/orders', []);
  await renderAdmin('/admin/orders');

  const entries = within(await menu()).getAllByRole('listitem');

  expect(entries.map(({ textContent }) => textContent?.trim()).filter(Boolean)).toEqual([
    'Dashboard',
    'Productos',
    'Pedidos',
    'Flores',
    'Volver a la tienda',
    'Clientes',
    'Mensajes',
    'Reportes',
    'Ajustes',
  ]);
  expect(within(await menu()).getByRole('button', { name: 'Cerrar sesión (duena)' })).toBeEnabled();
  expect(within(await menu()).getByRole('link', { name: 'Pedidos' })).toHaveAttribute('aria-current', 'page');
});

const counted = (path: string, total: number) =>
  server.use(
    http.get(`${API_BASE}${path}`, () =>
      HttpResponse.json([], { headers: { 'x-total-count': String(total) } }),
    ),
  );

test('when orders, messages and payments wait then the menu counts them', async () => {
  signedIn();
  counted('/orders', 1004);
  counted('/admin/messages', 2);
  counted('/admin/reviews', 3);
  await renderAdmin('/admin');

  const names = ['Pedidos 1,004 por enviar', 'Mensajes 2 sin leer', 'Pagos por revisar 3 por revisar'];
  for (const name of names)
    expect(await within(await menu()).findByRole('link', { name })).toBeInTheDocument();
});

test('when a page stands beside another then the entry of both is the current one, and tabs lead to each', async () => {
  signedIn();
  answer('get', '/lots', []);
  await renderAdmin('/admin/lots');

  const tabs = within(await screen.findByRole('navigation', { name: 'Productos' }));

  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Productos',
    'Lotes',
    'Descuentos',
  ]);
  expect(tabs.getByRole('link', { name: 'Lotes' })).toHaveAttribute('aria-current', 'page');
  expect(within(await menu()).getByRole('link', { name: 'Productos' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.each([
  ['are on', { shop: { giftCards: true } }, 0],
  ['are off and some were given', {}, 2],
])('when gift cards %s then their page stands beside the products', async (_, options, given) => {
  signedIn();
  counted('/admin/gift-cards', given);
  answer('get', '/lots', []);
  await renderAdmin('/admin/lots', options);
  const tabs = within(await screen.findByRole('navigation', { name: 'Productos' }));
  expect(await tabs.findByRole('link', { name: 'Tarjetas de regalo' })).toBeVisible();
});

test('when the pages of the back office are counted then each is reached from the menu or the dashboard', () => {
  const reached = menuPages.flatMap(tabsOf).flatMap(({ to, holds = [] }) => [pathOf(to), ...holds]);
  const others = adminPages.filter((page) => !('alone' in page) && !reached.includes(page.path));

  expect(menuPages).toHaveLength(9);
  expect(others.map(({ path }) => path)).toEqual(['/admin/content', '/admin/content-list']);
});

test('when signing out then the login opens', async () => {
  signedIn();
  answer('get', '/orders', []);
  const sent = answer('post', '/admin/logout', null);
  const { user, address } = await renderAdmin('/admin/orders');

  await user.click(within(await menu()).getByRole('button', { name: /Cerrar sesión/ }));

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

  await user.click(within(await menu()).getByRole('button', { name: /Cerrar sesión/ }));

  await waitFor(() => expect(address()).toBe('/admin/login'));
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  expect(sessionStorage.getItem('other')).toBe('kept');
});

test('when the menu is open on a phone then Escape closes it, and the focus is on its button again', async () => {
  signedIn();
  answer('get', '/orders', []);
  const { user } = await renderAdmin('/admin/orders', { phone: true });
  await user.click(await screen.findByRole('button', { name: 'Abrir menú' }));
  await user.tab();

  await user.keyboard('{Escape}');

  const toggle = screen.getByRole('button', { name: 'Abrir menú' });
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
