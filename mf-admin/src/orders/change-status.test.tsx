import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OrdersPage } from './orders.page.tsx';
import './status-dialog.tsx';

beforeEach(() => {
  answer('get', '/lots', []);
  answer('get', '/orders/:id/items', []);
});

const row = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

const open = async (status = 'processing') => {
  answer('get', '/orders', [anOrder({ status, paymentStatus: 'pending' })]);
  const view = renderPage(<OrdersPage />);
  await view.user.click(await screen.findByRole('button', { name: 'Estado de FK-000001' }));
  await screen.findByRole('dialog');
  return view;
};
const choice = () => screen.getByLabelText('Estado del pedido');
const save = () => screen.getByRole('button', { name: 'Actualizar' });

test('when it opens then the current status is chosen, and all four are on offer', async () => {
  await open('completed');

  expect(choice()).toHaveValue('completed');
  expect(
    within(choice())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pendiente', 'Procesando', 'Completado', 'Cancelado']);
  expect(save()).toBeEnabled();
});

test('when the current status is unknown then Actualizar waits for a choice', async () => {
  const { user } = await open('en_camino');
  expect(save()).toBeDisabled();

  await user.selectOptions(choice(), 'completed');

  expect(save()).toBeEnabled();
});

test('when it is being saved then Actualizar is out of use until the answer is there (AD34)', async () => {
  const { user } = await open();
  const saved = Promise.withResolvers<void>();
  server.use(
    http.patch(`${API_BASE}/orders/:id/status`, async () => {
      await saved.promise;
      return HttpResponse.json(anOrder());
    }),
  );

  await user.click(save());

  await waitFor(() => expect(save()).toBeDisabled());
  saved.resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when the change succeeds then the dialog closes, the list is read again and the toast says so', async () => {
  const { user, shownToasts } = await open();
  const sent = answer('patch', '/orders/:id/status', anOrder({ status: 'cancelled' }));
  answer('get', '/orders', [anOrder({ status: 'cancelled' })]);
  await user.selectOptions(choice(), 'cancelled');

  await user.click(save());

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]).toMatchObject({
    body: { status: 'cancelled' },
    params: { id: 'order-0123456789abcdef' },
  });
  expect(shownToasts()[0]).toMatchObject({
    title: 'Estado actualizado',
    description: 'El estado del pedido ha sido actualizado correctamente.',
  });
  expect(await within(await row('FK-000001')).findByText('Cancelado')).toBeVisible();
});

test('when the change fails then the dialog stays with the choice and the toast says so', async () => {
  const { user, shownToasts } = await open();
  answer('patch', '/orders/:id/status', { message: 'caído' }, 503);
  await user.selectOptions(choice(), 'cancelled');

  await user.click(save());

  await waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({
      title: 'Error',
      variant: 'destructive',
      description: 'No se pudo actualizar el estado del pedido. Inténtalo de nuevo.',
    }),
  );
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(choice()).toHaveValue('cancelled');
});
