import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { anElixir } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import './product-dialogs.tsx';
import { ProductsPage } from './products.page.tsx';

const REPORT = {
  rows: 2,
  encoding: 'utf-8',
  created: 1,
  changed: 1,
  unchanged: 0,
  problemCount: 0,
  problems: [],
  changes: [{ line: 2, name: 'Monte Blanco', what: 'Precio: 300' }],
};
const TOKEN = 'a'.repeat(64);
const open = async () => {
  answer('get', '/elixirs', [anElixir()]);
  const view = renderPage(<ProductsPage />);
  await view.user.click(await screen.findByRole('button', { name: 'Importar CSV' }));
  await screen.findByRole('dialog', { name: 'Importar productos' });
  return view;
};
const choose = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.upload(screen.getByLabelText('Archivo CSV'), new File(['ID\n1'], 'catalogo.csv'));
const importIt = () => screen.getByRole('button', { name: 'Importar' });

test('when a file is fine then its changes are shown, and stored as they were shown', async () => {
  const { user, baseElement, shownToasts } = await open();
  answer('post', '/elixirs/import/check', { ...REPORT, token: TOKEN });
  const stored = answer('post', '/elixirs/import', REPORT);
  expect(importIt()).toBeDisabled();

  await choose(user);

  expect(await screen.findByText(/Monte Blanco: Precio: 300/)).toBeVisible();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  await user.click(importIt());
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Catálogo importado'));
  expect(stored[0]?.url.searchParams.get('token')).toBe(TOKEN);
});

test('when lines are wrong then each is told and nothing can be stored', async () => {
  const { user } = await open();
  const problems = [{ line: 3, column: 'Precio', message: 'El precio debe ser un número positivo' }];
  answer('post', '/elixirs/import/check', { ...REPORT, problemCount: 1, problems });

  await choose(user);

  expect(await screen.findByText('Hay 1 error')).toBeVisible();
  expect(screen.getByText(/Precio: El precio debe ser un número positivo/)).toBeVisible();
  // Corrected under the same name it is chosen again: a browser is silent on what is chosen already.
  expect(screen.getByLabelText('Archivo CSV')).toHaveValue('');
  expect(importIt()).toBeDisabled();
});

test('when the catalogue changed meanwhile then it says that nothing was stored', async () => {
  const { user } = await open();
  answer('post', '/elixirs/import/check', { ...REPORT, token: TOKEN });
  await choose(user);
  await screen.findByText(/Monte Blanco: Precio: 300/);
  answer('post', '/elixirs/import', { message: 'El catálogo cambió desde la revisión.' }, 409);

  await user.click(importIt());

  expect(await screen.findByText('El catálogo cambió desde la revisión.')).toBeVisible();
  expect(importIt()).toBeDisabled();
});

test('when the answer to storing is lost then it does not say that nothing was stored', async () => {
  const { user } = await open();
  answer('post', '/elixirs/import/check', { ...REPORT, token: TOKEN });
  await choose(user);
  await screen.findByText(/Monte Blanco: Precio: 300/);
  server.use(http.post(`${API_BASE}/elixirs/import`, () => HttpResponse.error()));
  const lists = answer('get', '/elixirs', [anElixir()]);

  await user.click(importIt());

  expect(await screen.findByText('No sabemos si se guardó')).toBeVisible();
  expect(screen.queryByText('No se guardó nada')).toBeNull();
  expect(importIt()).toBeDisabled();
  await waitFor(() => expect(lists.length).toBeGreaterThan(0));
});

test('when nobody can be sure of the letters of a file then a cell of it is shown to be judged', async () => {
  const { user } = await open();
  answer('post', '/elixirs/import/check', {
    ...REPORT,
    encoding: 'macintosh',
    sample: 'Piñón',
    token: TOKEN,
  });

  await choose(user);

  expect(await screen.findByText(/Así leímos una celda: «Piñón»/)).toBeVisible();
  expect(screen.getByText(/productos leídos \(Mac\)/)).toBeVisible();
});
