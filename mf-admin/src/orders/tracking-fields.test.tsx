import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Order } from '@shop/contracts/order';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { StatusDialog } from './status-dialog.tsx';

beforeEach(() => {
  answer('get', '/lots', []);
  answer('get', '/orders/:id/items', []);
});

const MAILED = /recibe un correo/;
const open = async (over: Partial<Order> = {}) => {
  const onClose = jest.fn();
  const view = renderPage(<StatusDialog order={anOrder(over)} onClose={onClose} />);
  const sent = answer('patch', '/orders/:id/status', anOrder({ status: 'completed' }));
  const update = () => view.user.click(screen.getByRole('button', { name: 'Actualizar' }));
  return { ...view, onClose, sent, update };
};

test('when Completado is chosen then carrier and number may be given, and it is said that a mail goes out', async () => {
  const { user, onClose, sent, update } = await open();
  expect(screen.queryByLabelText(/Paquetería/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Estado del pedido'), 'completed');
  expect(screen.getByText(MAILED)).toBeVisible();
  expect(await axeViolations(document.body)).toEqual([]);

  await user.type(screen.getByLabelText(/Paquetería/), 'Estafeta');
  await user.type(screen.getByLabelText(/Número de guía/), ' 123456 ');
  await update();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({ status: 'completed', tracking: { carrier: 'Estafeta', number: '123456' } });
});

test('when nothing is known of the parcel then only the status goes out', async () => {
  const { user, onClose, sent, update } = await open();
  await user.selectOptions(screen.getByLabelText('Estado del pedido'), 'completed');

  await update();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({ status: 'completed' });
});

test('when half of it is missing then each field says what to write and nothing is sent', async () => {
  const { user, sent, update } = await open();
  await user.selectOptions(screen.getByLabelText('Estado del pedido'), 'completed');
  await user.type(screen.getByLabelText(/Enlace de rastreo/), 'rastreo.example');

  await update();

  expect(screen.getByText('Escribe la paquetería')).toBeVisible();
  expect(screen.getByText('Escribe el número de guía')).toBeVisible();
  expect(screen.getByText('Pega la dirección completa, con https://')).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('when the order has left already then its number is corrected, and only a new one is mailed', async () => {
  const { user, onClose, sent, update } = await open({
    status: 'completed',
    tracking: { carrier: 'DHL', number: '11111' },
  });
  expect(screen.queryByText(MAILED)).toBeNull();

  await user.type(screen.getByLabelText(/Número de guía/), '2');
  expect(screen.getByText(MAILED)).toBeVisible();
  await update();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({ status: 'completed', tracking: { carrier: 'DHL', number: '111112' } });
});

test('when its buyer fetches it then no parcel is asked for, and what the mail says is told', async () => {
  const { user, onClose, sent, update } = await open({
    delivery: { id: 'taller', kind: 'pickup', name: 'Recoger en el taller' },
  });
  await user.selectOptions(screen.getByLabelText('Estado del pedido'), 'completed');

  expect(screen.queryByLabelText(/Paquetería/)).toBeNull();
  expect(screen.getByText(MAILED)).toHaveTextContent('su pedido está listo para recoger');
  await update();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({ status: 'completed' });
});
