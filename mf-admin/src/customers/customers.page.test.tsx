import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Customer } from '@shop/contracts/customer';
import { screen, waitFor, within } from '@testing-library/react';
import './customer-dialog.tsx';
import { CustomersPage } from './customers.page.tsx';

const aCustomer = (over: Partial<Customer> = {}): Customer => ({
  id: 'cliente-0123456789abcdef',
  email: 'lucia@example.com',
  name: 'Lucía Peña',
  phone: '9991234567',
  city: 'Mérida',
  state: 'Yucatán',
  orders: 3,
  spent: 885,
  firstOrderAt: '2026-01-02T12:00:00.000Z',
  lastOrderAt: '2026-11-21T12:00:00.000Z',
  note: null,
  ...over,
});
const open = async (customer = aCustomer()) => {
  answer('get', '/admin/customers', [customer]);
  answer('get', '/admin/customers/:id', customer);
  const view = renderPage(<CustomersPage />, { path: '/admin/customers' });
  await view.user.click(await screen.findByRole('button', { name: 'Ver a Lucía Peña' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Lucía Peña' })) };
};

test('when there are customers then each row tells who, how much and when, and the list can be exported', async () => {
  const asked = answer('get', '/admin/customers', [aCustomer({ note: 'Paga en efectivo' })]);
  const { container } = renderPage(<CustomersPage />, { path: '/admin/customers?q=luc&orden=-spent' });

  const row = await screen.findByRole('row', { name: /Lucía Peña Nota lucia ?@example\.com 3 \$885\.00/ });
  expect(within(row).getByText('21 de noviembre de 2026')).toBeVisible();
  expect(Object.fromEntries(asked[0]!.url.searchParams)).toMatchObject({
    q: 'luc',
    sort: '-spent',
    page: '1',
  });
  expect(screen.getByRole('link', { name: 'Exportar CSV' })).toHaveAttribute(
    'href',
    '/api/admin/reports/customers.csv?sort=-spent&q=luc',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('when a customer is opened then their orders are a link away and a note is kept', async () => {
  const { dialog, user, baseElement, shownToasts } = await open();
  const saved = answer('put', '/admin/customers/:id/note', aCustomer({ note: 'Llamar antes' }));
  expect(dialog.getByRole('link', { name: 'Ver sus pedidos' })).toHaveAttribute(
    'href',
    '/admin/orders?q=lucia%40example.com',
  );
  expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/529991234567',
  );
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

  await user.type(dialog.getByLabelText('Nota interna'), 'Llamar antes');
  await user.click(dialog.getByRole('button', { name: 'Guardar nota' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Nota guardada' }));
  expect(saved[0]?.body).toEqual({ text: 'Llamar antes', seen: '' });
});

test('when somebody else noted something meanwhile then both are shown, and mine is kept until I say so', async () => {
  sessionStorage.clear();
  const { dialog, user, baseElement } = await open(aCustomer({ note: 'Paga en efectivo' }));
  const field = dialog.getByLabelText('Nota interna');
  await user.clear(field);
  await user.type(field, 'Llamar antes');
  const current = aCustomer({ note: 'Pide factura' });
  const refused = answer('put', '/admin/customers/:id/note', { message: 'Otra persona…', current }, 409);

  await user.click(dialog.getByRole('button', { name: 'Guardar nota' }));

  expect(await dialog.findByText('Otra persona guardó cambios mientras editabas')).toBeVisible();
  expect(refused[0]?.body).toEqual({ text: 'Llamar antes', seen: 'Paga en efectivo' });
  expect(
    within(dialog.getByRole('region', { name: 'Nota interna' })).getByText('Pide factura'),
  ).toBeVisible();
  expect(field).toHaveValue('Llamar antes');
  expect(await axeViolations(baseElement)).toEqual([]);
  const sent = answer('put', '/admin/customers/:id/note', aCustomer({ note: 'Llamar antes' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ text: 'Llamar antes', seen: 'Pide factura' }));
  await waitFor(() => expect(dialog.queryByText(/^Otra persona guardó/)).toBeNull());
  // The second save builds on the saved version.
  await user.type(field, ' siempre');
  await user.click(dialog.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(sent[1]?.body).toEqual({ text: 'Llamar antes siempre', seen: 'Llamar antes' }));
});

test('when a typed note comes back over a newer one then that one is shown beside it', async () => {
  const draft = { text: 'Llamar antes', seen: 'Paga en efectivo' };
  sessionStorage.setItem('draft:nota-cliente-0123456789abcdef', JSON.stringify(draft));
  const current = aCustomer({ note: 'Pide factura' });
  const { dialog, user } = await open(current);
  expect(await dialog.findByDisplayValue('Llamar antes')).toBeVisible();
  const refused = answer('put', '/admin/customers/:id/note', { message: 'Otra persona…', current }, 409);

  await user.click(dialog.getByRole('button', { name: 'Guardar nota' }));

  const theirs = await dialog.findByRole('region', { name: 'Nota interna' });
  expect(within(theirs).getByText('Pide factura')).toBeVisible();
  expect(refused[0]?.body).toEqual(draft);
});

test('when a customer is forgotten then it is asked for first, and the messages go too', async () => {
  const { dialog, user, shownToasts } = await open();
  const orders = answer('post', '/admin/customers/:id/forget', { orders: 3 });
  const messages = answer('post', '/admin/messages/forget', { messages: 1 });

  await user.click(dialog.getByRole('button', { name: 'Borrar sus datos' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(orders).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Borrar sus datos' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Datos del cliente borrados' }));
  expect(orders[0]?.params).toEqual({ id: 'cliente-0123456789abcdef' });
  expect(messages[0]?.body).toEqual({ email: 'lucia@example.com' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when an order is still open then its word is shown, and nothing else is deleted', async () => {
  const { dialog, user, shownToasts } = await open();
  const message = 'No se puede borrar: el pedido FK-000007 está abierto. Complétalo o cancélalo primero.';
  answer('post', '/admin/customers/:id/forget', { message }, 409);
  const messages = answer('post', '/admin/messages/forget', { messages: 1 });

  await user.click(dialog.getByRole('button', { name: 'Borrar sus datos' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Borrar sus datos' }),
  );

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ description: message }));
  expect(messages).toHaveLength(0);
});

test('when somebody who never bought asks to be forgotten then a phone is enough, and what went is told', async () => {
  answer('get', '/admin/customers', []);
  const asked = answer('post', '/admin/customers/forget', { orders: 0, checkouts: 1 });
  const { user, shownToasts } = renderPage(<CustomersPage />, { path: '/admin/customers?ventana=forget' });

  const dialog = within(await screen.findByRole('dialog', { name: 'Borrar los datos de alguien' }));
  await user.click(dialog.getByRole('button', { name: 'Borrar sus datos' }));
  expect(await dialog.findByText('Escribe un correo, o un teléfono de 10 dígitos')).toBeVisible();
  await user.type(dialog.getByLabelText('Correo o teléfono'), '9991234567');
  await user.click(dialog.getByRole('button', { name: 'Borrar sus datos' }));

  await waitFor(() =>
    expect(shownToasts()).toMatchObject([
      { title: 'Datos borrados', description: 'De 0 pedidos, 1 compra sin terminar, 0 mensajes.' },
    ]),
  );
  expect(asked[0]!.body).toEqual({ who: '9991234567' });
});
