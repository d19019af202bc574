import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aLot, anElixir } from '@shop/contracts/testing/builders';
import type { Lot } from '@shop/contracts/lot';
import { screen, waitFor, within } from '@testing-library/react';
import './lot-dialog.tsx';
import { LotsPage } from './lots.page.tsx';

const shown = (lots: Lot[]) => {
  answer('get', '/elixirs', [anElixir({ id: 1 }), anElixir({ id: 2, name: 'Monte Blanco' })]);
  answer('get', '/lots', lots);
  return renderPage(<LotsPage />, { path: '/admin/lots' });
};

test('when there are lots then each says what it is, and leads to who received it', async () => {
  const { container } = shown([aLot(), aLot({ id: 2, code: 'MTE-2025', isActive: false, elixirIds: [2] })]);

  const row = within(await screen.findByRole('row', { name: /TAJ-2026-01/ }));
  expect(await row.findByText('Amanecer de Tajonal')).toBeVisible();
  expect(row.getByText('En uso')).toBeVisible();
  expect(row.getByText('2 nov 2028')).toBeVisible();
  expect(row.getByRole('link', { name: 'Quién lo recibió: lote TAJ-2026-01' })).toHaveAttribute(
    'href',
    '/admin/orders?lote=TAJ-2026-01',
  );
  expect(within(screen.getByRole('row', { name: /MTE-2025/ })).getByText('Retirado')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when a lot is added then what is missing is said beside its field, and what was typed is sent', async () => {
  const { user, baseElement, shownToasts } = shown([]);
  const sent = answer('post', '/lots', aLot(), 201);
  await user.click(await screen.findByRole('button', { name: 'Agregar Lote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar Lote' }));

  await user.type(dialog.getByLabelText('Código'), 'taj-2026-01');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Selecciona un producto')).toBeVisible();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

  await user.click(dialog.getByLabelText('Monte Blanco'));
  await user.type(dialog.getByLabelText('Flor'), 'Tajonal');
  await user.type(dialog.getByLabelText('Lugar'), 'Maní');
  await user.type(dialog.getByLabelText('Envasado el'), '2026-11-02');
  await user.type(dialog.getByLabelText('Consumir antes de'), '2028-11-02');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Lote agregado' }));
  expect(sent[0]?.body).toMatchObject({ code: 'TAJ-2026-01', elixirIds: [2], isActive: true });
});

test('when a lot is used up then it is retired, and only that is sent', async () => {
  const { user } = shown([aLot({ version: 3 })]);
  const sent = answer('patch', '/lots/:id', aLot({ isActive: false }));
  await user.click(await screen.findByRole('button', { name: 'Editar el lote TAJ-2026-01' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Lote' }));

  await user.click(dialog.getByRole('switch', { name: /^En uso/ }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));

  await waitFor(() => expect(sent[0]?.body).toEqual({ isActive: false, version: 3 }));
});

test('when somebody else changed the lot meanwhile then both versions are shown, by the products’ names, and nothing is lost', async () => {
  const lot = aLot({ version: 3, elixirIds: [1] });
  const { user } = shown([lot]);
  await user.click(await screen.findByRole('button', { name: 'Editar el lote TAJ-2026-01' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Lote' }));
  await user.click(await dialog.findByLabelText('Monte Blanco'));
  const current = aLot({ version: 4, elixirIds: [2], place: 'Tizimín' });
  answer('patch', '/lots/:id', { message: 'Otra persona cambió este lote.', current }, 409);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));

  await dialog.findByText('Otra persona guardó cambios mientras editabas');
  const clash = within(dialog.getByRole('region', { name: 'Productos' }));
  expect(clash.getByText('Lo suyo').nextSibling).toHaveTextContent(/^Monte Blanco$/);
  expect(clash.getByText('Lo mío').nextSibling).toHaveTextContent(/^Amanecer de Tajonal, Monte Blanco$/);
  expect(dialog.getByLabelText('Lugar')).toHaveValue('Tizimín');

  const sent = answer('patch', '/lots/:id', current);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ elixirIds: [1, 2], version: 4 }));
});

test('when a product is not among the first ones then the search finds it, and its name is asked for', async () => {
  const { user } = shown([aLot({ elixirIds: [501] })]);
  answer('get', '/elixirs/:id', anElixir({ id: 501, name: 'Selva Honda' }));
  expect(await screen.findByText('Selva Honda')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Agregar Lote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar Lote' }));
  await dialog.findByLabelText('Monte Blanco');
  const asked = answer('get', '/elixirs', [anElixir({ id: 501, name: 'Selva Honda' })]);

  await user.type(dialog.getByLabelText('Buscar producto'), 'honda');
  await user.click(await dialog.findByLabelText('Selva Honda'));

  expect(asked[0]?.url.searchParams.get('q')).toBe('honda');
  expect(dialog.getByRole('status')).toHaveTextContent('Selva Honda');
});
