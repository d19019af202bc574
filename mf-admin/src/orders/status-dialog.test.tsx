import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Order } from '@shop/contracts/order';
import { anOrder, aRefundOverview } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { StatusDialog } from './status-dialog.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/lots', []);
  answer('get', '/orders/:id/items', []);
});

const open = (over: Partial<Order> = {}) => {
  const onClose = jest.fn();
  const view = renderPage(<StatusDialog order={anOrder(over)} onClose={onClose} />);
  return { ...view, onClose };
};
const choose = (user: ReturnType<typeof open>['user'], status: string) =>
  user.selectOptions(screen.getByLabelText('Estado del pedido'), status);
const box = () => screen.queryByRole('checkbox', { name: /Reembolsar al cliente/ });
const refund = { id: 'r', amount: 295, status: 'done', who: 'duena', at: '2026-11-21T12:00:00.000Z' };

test('when a paid order is cancelled then what is left of the money goes back first then the status changes', async () => {
  const { user, onClose, shownToasts } = open({ refunded: 95, paymentStatus: 'partially_refunded' });
  const refunds = answer('post', '/orders/:id/refunds', { refund, overview: aRefundOverview() }, 201);
  const changes = answer('patch', '/orders/:id/status', anOrder({ status: 'cancelled' }));
  expect(box()).toBeNull();

  await choose(user, 'cancelled');
  expect(screen.getByLabelText(/Reembolsar al cliente \$200\.00 MXN/)).toBeChecked();
  expect(await axeViolations(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancelar pedido y reembolsar' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // Without an amount, the server refunds all that is left.
  expect(refunds[0]?.body).toEqual({ requestId: expect.any(String) });
  expect(changes[0]?.body).toEqual({ status: 'cancelled' });
  expect(shownToasts()[0]?.description).toBe('El pedido se canceló y el dinero regresa al cliente.');
});

test('when an unpaid order is completed then the reason is told and asked, and only a second press does it', async () => {
  const { user, onClose } = open({ status: 'pending', paymentStatus: 'pending' });
  const message = 'Este pedido no está pagado (Pago pendiente).';
  const first = answer('patch', '/orders/:id/status', { message, code: 'unpaid' }, 409);
  await choose(user, 'completed');
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(first[0]?.body).toEqual({ status: 'completed' });
  expect(await axeViolations(document.body)).toEqual([]);
  await choose(user, 'processing');
  expect(screen.queryByText(message)).toBeNull();
  await choose(user, 'completed');
  const second = answer('patch', '/orders/:id/status', anOrder());

  await user.click(screen.getByRole('button', { name: 'Completar sin pago' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(second[0]?.body).toEqual({ status: 'completed', confirmUnpaid: true });
});

test('when the refund is refused then the order stays as it is, the dialog stays, and says why', async () => {
  const { user, onClose } = open();
  answer('post', '/orders/:id/refunds', { message: 'Tu cuenta no tiene saldo.' }, 409);
  const changes = answer('patch', '/orders/:id/status', anOrder());
  await choose(user, 'cancelled');

  await user.click(screen.getByRole('button', { name: 'Cancelar pedido y reembolsar' }));

  expect(await screen.findByText('Tu cuenta no tiene saldo.')).toBeVisible();
  expect(changes).toHaveLength(0);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Estado del pedido')).toHaveValue('cancelled');
});

test('when the refund is not wanted then it is said that the money stays, and only the status changes', async () => {
  const { user, onClose } = open();
  const changes = answer('patch', '/orders/:id/status', anOrder({ status: 'cancelled' }));
  await choose(user, 'cancelled');
  await user.click(box()!);
  expect(screen.getByText(/no recibirá su dinero/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(changes).toHaveLength(1);
});

test('when the status fails after the refund then a second press repeats the same refund', async () => {
  const { user, onClose } = open();
  const refunds = answer('post', '/orders/:id/refunds', { refund, overview: aRefundOverview() }, 201);
  answer('patch', '/orders/:id/status', { message: '' }, 503);
  await choose(user, 'cancelled');
  const press = () => user.click(screen.getByRole('button', { name: 'Cancelar pedido y reembolsar' }));
  await press();
  await waitFor(() => expect(refunds).toHaveLength(1));
  answer('patch', '/orders/:id/status', anOrder({ status: 'cancelled' }));

  await press();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(refunds[1]?.body).toEqual(refunds[0]?.body);
});

test.each<[string, Partial<Order>, string, RegExp]>([
  ['a cancelled order comes back', { status: 'cancelled' }, 'processing', /revisa que su pago siga aprobado/],
  ['a refunded order comes back', { status: 'cancelled', refunded: 295, paymentStatus: 'refunded' }, 'processing', /ya se reembolsaron \$295\.00 MXN/], // oxfmt-ignore
  ['a disputed order is cancelled', { paymentStatus: 'in_mediation' }, 'cancelled', /abrió un reclamo/],
  ['a charged back order is cancelled', { paymentStatus: 'charged_back' }, 'cancelled', /contracargo/],
])('when %s then it is warned of, and no refund is offered', async (_what, over, status, text) => {
  const { user } = open(over);
  await choose(user, status);
  expect(screen.getByText(text)).toBeVisible();
  expect(box()).toBeNull();
});

test('when an unpaid or refunded order is cancelled then there is nothing to offer', async () => {
  const { user } = open({ paymentStatus: 'pending' });
  await choose(user, 'cancelled');
  expect(box()).toBeNull();
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeEnabled();
});

test('when the session ends over it then choice, parcel and refund stand there again, until it is done', async () => {
  const order = { tracking: { carrier: 'DHL', number: '11111' } };
  const first = open(order);
  await choose(first.user, 'cancelled');
  await first.user.click(box()!);
  await choose(first.user, 'completed');
  await first.user.type(screen.getByLabelText(/Número de guía/), '22');
  // The guard unmounts the page in the same way.
  first.unmount();

  const { user, onClose } = open(order);
  expect(await screen.findByLabelText(/Número de guía/)).toHaveValue('1111122');
  await choose(user, 'cancelled');
  expect(box()).not.toBeChecked();
  await choose(user, 'completed');
  const sent = answer('patch', '/orders/:id/status', anOrder());
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({ tracking: { carrier: 'DHL', number: '1111122' } });
  expect(sessionStorage).toHaveLength(0);
});

test('when something was chosen then Escape asks first, and leaving forgets it', async () => {
  const { user, onClose } = open();
  await choose(user, 'completed');

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));

  expect(onClose).toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
