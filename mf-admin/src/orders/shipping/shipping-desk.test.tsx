import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { anOrder, aRefundOverview } from '@shop/contracts/testing/builders';
import { http, HttpResponse } from 'msw';
import { act, screen, waitFor, within } from '@testing-library/react';
import '../detail-dialog.tsx';
import { OrdersPage } from '../orders.page.tsx';
import './ship-many.tsx';

const PAID = anOrder({ id: 'order-paid-0123456789', number: 'FK-000001' });
const SENT = anOrder({ id: 'order-sent-0123456789', number: 'FK-000002', status: 'completed' });
const UNPAID = anOrder({
  id: 'order-unpaid-012345678',
  number: 'FK-000003',
  status: 'pending',
  paymentStatus: 'pending',
});
const NOWHERE = anOrder({ id: 'order-none-0123456789', number: 'FK-000005', needsAddress: true });
const STOPPED = anOrder({ id: 'order-stop-0123456789', number: 'FK-000004', doNotShip: true });

beforeEach(() => {
  for (const path of ['/lots', '/elixirs', '/orders/:id/items', '/orders/:id/history', '/admin/mails'])
    answer('get', path, []);
  answer('get', '/orders/:id/refunds', aRefundOverview());
});
afterEach(() => sessionStorage.clear());

const open = async (orders = [PAID, SENT, UNPAID, STOPPED, NOWHERE]) => {
  answer('get', '/orders', orders);
  const view = renderPage(<OrdersPage />);
  await screen.findByText(orders[0]!.number);
  return view;
};
const answerByStatus = (orders: Record<string, object[]>) =>
  server.use(
    http.get(`${API_BASE}/orders`, ({ request }) =>
      HttpResponse.json(orders[new URL(request.url).searchParams.get('status') ?? ''] ?? []),
    ),
  );
const bar = () => within(screen.getByRole('region', { name: 'Pedidos seleccionados' }));

test('when orders are listed then those leave that are paid and wait, and those arrive that have left', async () => {
  await open();

  const leaving = screen.getAllByRole('button', { name: /^Enviar FK-/ });
  const arriving = screen.getAllByRole('button', { name: /como entregado$/ });

  expect(leaving.map((button) => button.getAttribute('aria-label'))).toEqual(['Enviar FK-000001']);
  expect(arriving.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Marcar FK-000002 como entregado',
  ]);
});

test('when an order written by hand is fetched then it can be marked as handed over, and one without a way not', async () => {
  const manual = { payment: 'cash' } as const;
  const delivery = { id: 'taller', name: 'En el taller', kind: 'pickup' } as const;
  const sold = { status: 'completed', manual, shippingAddress: null } as const;
  await open([anOrder({ ...SENT, ...sold, delivery }), anOrder({ ...PAID, ...sold })]);

  const arriving = screen.getAllByRole('button', { name: /como entregado$/ });

  expect(arriving.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Marcar FK-000002 como entregado',
  ]);
});

test('when a row leaves then its window has one field, and goes with a toast', async () => {
  const { user, shownToasts } = await open();
  const sent = answer('post', '/orders/shipments', { results: [{ orderId: PAID.id, ok: true }] });

  await user.click(screen.getByRole('button', { name: 'Enviar FK-000001' }));
  await user.type(await screen.findByLabelText('Paquetería'), 'DHL');
  await user.type(screen.getByLabelText('Número de guía'), '123456');
  await user.click(screen.getByRole('button', { name: 'Enviar y avisar' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: '1 pedido enviado' }));
  expect(sent[0]?.body).toEqual({ carrier: 'DHL', shipments: [{ orderId: PAID.id, number: '123456' }] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when chosen orders leave then those that cannot are named with the reason', async () => {
  const { user, baseElement } = await open();
  await user.click(screen.getByRole('checkbox', { name: /todos los de la página/ }));

  await user.click(bar().getByRole('button', { name: 'Enviar' }));

  expect(await screen.findByRole('dialog', { name: 'Enviar pedido FK-000001' })).toBeVisible();
  expect(
    screen.getByText(
      'No se incluyen: FK-000002 ya salió; FK-000003 no está pagado; FK-000004 no se debe enviar; FK-000005 no tiene dirección.',
    ),
  ).toBeVisible();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
});

test('when nothing is chosen then all that wait are there, the oldest first', async () => {
  const early = anOrder({
    ...PAID,
    id: 'order-early-012345678',
    number: 'FK-000009',
    createdAt: '2026-01-01T00:00:00Z',
  });
  const { user } = await open([PAID, SENT]);
  answerByStatus({ processing: [PAID], pending: [early] });

  await user.click(screen.getByRole('button', { name: 'Enviar pedidos' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar 2 pedidos' }));
  expect(dialog.getByLabelText(/^1\. FK-000009/)).toBeVisible();
  expect(dialog.getByLabelText(/^2\. FK-000001/)).toBeVisible();
});

test('when no order waits then that is said', async () => {
  const { user } = await open([SENT]);

  await user.click(screen.getByRole('button', { name: 'Enviar pedidos' }));

  expect(await screen.findByText('No hay pedidos pagados por enviar.')).toBeVisible();
});

test('when what has left arrives then it is one press, and the toast takes it back', async () => {
  const { user, shownToasts } = await open();
  const sent = answer('patch', '/orders/delivered', { results: [{ orderId: SENT.id, ok: true }] });

  await user.click(screen.getByRole('button', { name: 'Marcar FK-000002 como entregado' }));
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Pedido entregado' }));
  act(() => shownToasts()[0]!.action!.run());

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Ya no está como entregado' }));
  expect(sent.map(({ body }) => body)).toEqual([
    { orderIds: [SENT.id], delivered: true },
    { orderIds: [SENT.id], delivered: false },
  ]);
});

test('when several have left then the bar marks exactly those', async () => {
  const { user, shownToasts } = await open();
  const sent = answer('patch', '/orders/delivered', {
    results: [{ orderId: SENT.id, ok: false, message: 'No.' }],
  });
  await user.click(screen.getByRole('checkbox', { name: /todos los de la página/ }));

  await user.click(bar().getByRole('button', { name: 'Marcar entregado' }));

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ description: '1 pedido sin cambios: No.' }));
  expect(sent[0]?.body).toEqual({ orderIds: [SENT.id], delivered: true });
});

test('when an order has arrived then list and details say so, and the details take it back', async () => {
  const { user } = await open([{ ...SENT, deliveredAt: '2026-11-30T18:00:00.000Z' }]);
  const sent = answer('patch', '/orders/delivered', { results: [{ orderId: SENT.id, ok: true }] });
  expect(screen.getByText('Entregado')).toBeVisible();
  expect(screen.queryByRole('button', { name: /como entregado$/ })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Detalles de FK-000002' }));
  expect(await screen.findByText('Entregado: lunes, 30 de noviembre de 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Más acciones' }));
  await user.click(screen.getByRole('button', { name: 'Quitar entregado' }));

  await waitFor(() => expect(sent[0]?.body).toEqual({ orderIds: [SENT.id], delivered: false }));
});

test('when an order is fetched then it does not leave by a carrier, waits for its buyer and is handed over', async () => {
  const delivery = { id: 'taller', kind: 'pickup' as const, name: 'Recoger en el taller' };
  await open([
    { ...PAID, delivery },
    { ...SENT, delivery },
  ]);

  expect(screen.getByText('Listo para recoger')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Enviar FK-/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Marcar FK-000002 como entregado' })).toBeVisible();
});
