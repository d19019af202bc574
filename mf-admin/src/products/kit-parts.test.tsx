import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { ToldPart } from '@shop/contracts/kit';
import { anElixir } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import './product-dialogs.tsx';
import { ProductsPage } from './products.page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/flowers', []);
  answer('get', '/elixirs/families', []);
});

const LUNA = anElixir({ id: 1, name: 'Luna', stock: 9, stockSeen: 9 });
const SOL = anElixir({ id: 2, name: 'Sol' });
const PARTS: ToldPart[] = [
  { elixirId: 1, count: 2, name: 'Luna', price: 100 },
  { elixirId: 2, count: 1, name: 'Sol', price: 150 },
];
const KIT = anElixir({ id: 9, name: 'Para dos', version: 3, parts: PARTS, left: 4 });
const open = async (edited: typeof KIT) => {
  answer('get', '/elixirs', [LUNA, SOL, KIT]);
  const view = renderPage(<ProductsPage />);
  const row = (await screen.findByText(edited.name)).closest('tr') as HTMLElement;
  await view.user.click(within(row).getByRole('button', { name: /^Editar/ }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Editar Producto' })) };
};
const save = () => screen.getByRole('button', { name: 'Guardar' });

test('when a product becomes a kit then its products are asked for in place of a count of its own', async () => {
  const { user, dialog } = await open(SOL);
  const sent = answer('patch', '/elixirs/:id', SOL);
  expect(dialog.getByLabelText(/^Existencias/)).toBeVisible();
  await user.click(dialog.getByRole('switch', { name: /^Es un kit/ }));
  expect(dialog.queryByLabelText(/^Existencias/)).toBeNull();
  await user.click(await dialog.findByRole('checkbox', { name: 'Luna' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Para dos' }));
  await user.click(save());

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      parts: [
        { elixirId: 1, count: 1 },
        { elixirId: 9, count: 1 },
      ],
    }),
  );
});

test('when a kit is changed then nothing but its products is sent, and what cannot be is said', async () => {
  const { user, dialog, baseElement } = await open(KIT);
  const sent = answer('patch', '/elixirs/:id', KIT);
  const count = await dialog.findByLabelText('Piezas de Luna');
  expect(count).toHaveValue('2');
  expect(dialog.queryByLabelText(/^Existencias/)).toBeNull();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

  await user.click(dialog.getByRole('checkbox', { name: 'Sol' }));
  await user.click(save());
  expect(await dialog.findByText('Un kit lleva de 2 a 10 productos')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Sol' }));
  await user.clear(count);
  await user.click(save());
  expect(await dialog.findByText('Escribe un número del 1 al 12')).toBeVisible();
  await user.type(count, '3');
  await user.click(save());

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      version: 3,
      parts: [
        { elixirId: 1, count: 3 },
        { elixirId: 2, count: 1 },
      ],
    }),
  );
});

test('when a kit stands in the list then it says how many its products make, or why it is not sold', async () => {
  const lacking = [PARTS[0]!, { ...PARTS[1]!, lack: 'hidden' }];
  answer('get', '/elixirs', [KIT, anElixir({ id: 10, name: 'De viaje', parts: lacking, left: 0 })]);

  const { user, container } = renderPage(<ProductsPage />);

  expect(await screen.findByText('Kit · Sólo quedan 4')).toBeVisible();
  expect(screen.getByText('Kit · No se vende: Sol no está a la venta')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cambiar las existencias/ })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
  answer('get', '/admin/reports/elixirs/:id', { units: 0, orders: 0, sales: 0 });
  await user.click(screen.getAllByRole('button', { name: /^Ver/ })[1]!);
  const details = within(await screen.findByRole('dialog', { name: 'De viaje' }));
  expect(details.getByText('2 × Luna, 1 × Sol')).toBeVisible();
  expect(details.getByText('No se vende: Sol no está a la venta')).toBeVisible();
});
