import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { aFlower, anElixir, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ContentListPage } from './content/content-list.page.tsx';
import { ContentPage } from './content/content.page.tsx';
import { FlowersPage } from './flowers/flowers.page.tsx';
import './images/image-picker.tsx';
import './orders/detail-dialog.tsx';
import { OrdersPage } from './orders/orders.page.tsx';
import { ProductsPage } from './products/products.page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/elixirs', [anElixir()]);
  answer('get', '/flowers', [aFlower()]);
  answer('get', '/orders', [anOrder()]);
  for (const page of ['home', 'about', 'contact']) answer('get', `/content/${page}`, []);
});

type Screen = [
  name: string,
  page: ReactElement,
  seen: { subtitle: string; buttons: string[]; columns: string[] },
];
const SCREENS: Screen[] = [
  [
    'Administrar Productos',
    <ProductsPage key="p" />,
    {
      subtitle: 'Administra el catálogo de elixires de miel.',
      buttons: ['Refrescar', 'Agregar Producto'],
      columns: ['ID', 'Imagen', 'Nombre', 'Precio', 'Disponible', 'Personalizado', 'Acciones'],
    },
  ],
  [
    'Administrar Pedidos',
    <OrdersPage key="o" />,
    {
      subtitle: 'Administra y actualiza el estado de los pedidos.',
      buttons: ['Refrescar'],
      columns: ['ID', 'Cliente', 'Total', 'Fecha', 'Estado', 'Acciones'],
    },
  ],
  [
    'Administrar Flores',
    <FlowersPage key="f" />,
    {
      subtitle: 'Administra el catálogo de flores nativas mexicanas.',
      buttons: ['Refrescar', 'Agregar Flor'],
      columns: ['ID', 'Imagen', 'Nombre', 'Disponible', 'Acciones'],
    },
  ],
];

test.each(SCREENS)(
  'when %s opens then title, subtitle, buttons and columns are the specified ones (AD16–AD19, AD28, AD29, AD41)',
  async (name, page, { subtitle, buttons, columns }) => {
    renderPage(page);

    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(subtitle)).toBeVisible();
    for (const button of buttons) expect(await screen.findByRole('button', { name: button })).toBeVisible();
    const heads = screen.getAllByRole('columnheader');
    expect(heads).toHaveLength(columns.length);
    for (const [at, column] of columns.entries()) expect(heads[at]).toHaveTextContent(column);
  },
);

test.each([
  ['Administración de Contenido', <ContentPage key="c" />],
  ['Todos los Contenidos', <ContentListPage key="l" />],
])('when %s opens then Volver leads to the dashboard (AD48, AD57)', async (name, page) => {
  renderPage(page);

  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/admin');
});

test('when the content opens then its three tabs and two cards have their names (AD49–AD51)', async () => {
  renderPage(<ContentPage />);

  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Página Principal',
    'Acerca de',
    'Contacto',
  ]);
  expect(screen.getByRole('heading', { name: 'Agregar Contenido' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Contenido Existente' })).toBeVisible();
});

test('when the picker opens then window, tabs and buttons have their names (AD61)', async () => {
  answer('get', '/admin/list-images', { success: true, images: [], gallery: [] });
  const { user } = renderPage(<ContentPage />);

  await user.click(screen.getByRole('button', { name: 'Explorar' }));

  const picker = within(await screen.findByRole('dialog', { name: 'Seleccionar Imagen' }));
  expect(picker.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Galería',
    'Subir Imagen',
    'URL Personalizada',
  ]);
  expect(picker.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  expect(picker.getByRole('button', { name: 'Seleccionar' })).toBeVisible();
});

test('when an order is opened then its parts and the columns of its lines are the specified ones (AD31)', async () => {
  answer('get', '/orders/:id/items', [anOrderItem()]);
  answer('get', '/orders/:id/history', []);
  answer('get', '/admin/mails', []);
  answer('get', '/orders/:id/refunds', { message: '' }, 503);
  const { user } = renderPage(<OrdersPage />);

  await user.click(await screen.findByRole('button', { name: /^Detalles de/ }));

  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['Información del Cliente', 'Detalles del Envío', 'Productos'])
    expect(dialog.getByRole('heading', { name })).toBeVisible();
  const lines = within(await dialog.findByRole('table'));
  expect(lines.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Producto',
    'Cantidad',
    'Precio Unitario',
    'Subtotal',
  ]);
  expect(lines.getByText('Total')).toBeVisible();
});
