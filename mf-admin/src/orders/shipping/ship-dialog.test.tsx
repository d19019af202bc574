import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import type { Order } from '@shop/contracts/order';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { ShipDialog } from './ship-dialog.tsx';

const ids = ['order-a-0123456789', 'order-b-0123456789', 'order-c-0123456789'];
const ORDERS = ids.map((id, at) => anOrder({ id, number: `FK-00000${at + 1}`, shippingCity: 'Mérida' }));

beforeEach(() => {
  answer('get', '/lots', []);
  answer('get', '/elixirs', []);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (orders: Order[] = ORDERS) => {
  const onClose = jest.fn();
  const onSent = jest.fn();
  const view = renderPage(<ShipDialog orders={orders} onClose={onClose} onSent={onSent} />);
  return { ...view, onClose, onSent };
};
const carrier = () => screen.getByLabelText('Paquetería');
const line = (at: number) => screen.getByLabelText(`${at}. FK-00000${at} · Persona de Muestra, Mérida`);
const send = () => screen.getByRole('button', { name: /^Enviar (y avisar|de todos modos)$/ });
const results = (failed: Record<string, string> = {}) => ({
  results: ids.map((orderId) =>
    failed[orderId] ? { orderId, ok: false, message: failed[orderId] } : { orderId, ok: true },
  ),
});
const ofThree = (numbers: string[]) => ids.map((orderId, at) => ({ orderId, number: numbers[at] }));

test('when a column is pasted then each order has its cell, an empty one stays, and one call sends the rest', async () => {
  const { user, baseElement, onClose, onSent, shownToasts } = open();
  const sent = answer('post', '/orders/shipments', {
    results: [ids[0], ids[2]].map((orderId) => ({ orderId, ok: true })),
  });
  await user.type(carrier(), 'Estafeta');

  await user.click(line(1));
  await user.paste('6055-1\r\n\r\n6055-3\r\n');

  expect(line(1)).toHaveValue('6055-1');
  expect(screen.getByRole('status')).toHaveTextContent('2 de 3 con guía. Se quedan sin enviar: FK-000002.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  await user.click(send());

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toEqual([
    { carrier: 'Estafeta', shipments: ofThree(['6055-1', '', '6055-3']) },
  ]);
  expect(onSent).toHaveBeenCalledWith([ids[0], ids[2]]);
  expect(shownToasts()[0]).toMatchObject({
    title: '2 pedidos enviados',
    description: expect.stringContaining('1 pedido'),
  });
});

test('when a scanner types then its Enter goes from field to field, and sends nothing at the end', async () => {
  const { user } = open();
  const sent = answer('post', '/orders/shipments', results());

  await user.click(line(1));
  await user.keyboard('111111{Enter}222222{Enter}333333{Enter}444444{Enter}');

  expect([1, 2, 3].map((at) => (line(at) as HTMLInputElement).value)).toEqual(['111111', '222222', '333333']);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent).toHaveLength(0);
});

test('when more is pasted than there are orders then each one left over is told, and nothing goes out before that is settled', async () => {
  const { user, baseElement } = open();
  answer('post', '/orders/shipments', results());
  await user.click(line(2));

  await user.paste('2222\n3333\n4444\n5555');

  expect(screen.getByText('Línea 3: 4444')).toBeVisible();
  expect(screen.getByText('Línea 4: 5555')).toBeVisible();
  expect(send()).toBeDisabled();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Quitar lo que sobra' }));
  expect(send()).toBeEnabled();
});

test('when less is pasted than there are orders then those without a number are named, and stay', async () => {
  const { user } = open();
  const sent = answer('post', '/orders/shipments', { results: [{ orderId: ids[0], ok: true }] });
  await user.type(carrier(), 'Estafeta');
  await user.click(line(1));

  await user.paste('6055-1\n');
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 de 3 con guía. Se quedan sin enviar: FK-000002, FK-000003.',
  );
  await user.click(send());

  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { carrier: 'Estafeta', shipments: ofThree(['6055-1', '', '']) },
    ]),
  );
});

test('when a number stands twice, or a spreadsheet shortened it then it is said at the line, and nothing goes out', async () => {
  const { user } = open();
  const sent = answer('post', '/orders/shipments', results());
  await user.type(carrier(), 'DHL');

  await user.type(line(1), '1234');
  await user.type(line(3), '1234');

  expect(screen.getByText('Repetida: también está en la línea 3')).toBeVisible();
  expect(screen.getByText('Repetida: también está en la línea 1')).toBeVisible();
  await user.clear(line(3));
  await user.type(line(3), '6.05590123456789E+21');
  await user.click(send());

  expect(await screen.findByText(/^La hoja de cálculo acortó este número/)).toBeVisible();
  expect(line(3)).toHaveFocus();
  expect(sent).toHaveLength(0);
});

test('when nothing is typed then the carrier and a number are asked for', async () => {
  const { user } = open();

  await user.click(send());

  expect(await screen.findByText('Escribe la paquetería')).toBeVisible();
  expect(screen.getByText('Escribe el número de guía')).toBeVisible();
  expect(carrier()).toHaveFocus();
});

test('when another order has a number then it is asked for, and a change takes the question back', async () => {
  const { user, onClose } = open();
  const lines = [{ orderId: ids[1]!, message: 'Esta guía ya es de FK-000009' }];
  answer(
    'post',
    '/orders/shipments',
    { message: 'Hay guías que ya tienen otros pedidos.', code: 'used', lines },
    409,
  );
  await user.type(carrier(), 'DHL');
  await user.type(line(2), '2222');
  await user.click(send());
  expect(await screen.findByText('Esta guía ya es de FK-000009')).toBeVisible();
  expect(send()).toHaveTextContent('Enviar de todos modos');

  await user.type(line(2), '3');
  expect(screen.queryByText('Esta guía ya es de FK-000009')).toBeNull();
  expect(send()).toHaveTextContent('Enviar y avisar');
  await user.keyboard('{Backspace}');
  const sent = answer('post', '/orders/shipments', results());
  await user.click(send());

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({ confirmUsed: true });
});

test('when one is refused or stays then it says why at its line, and the window stays with those', async () => {
  const { user, onClose, onSent } = open();
  answer('post', '/orders/shipments', results({ [ids[1]!]: 'Este pedido está cancelado.' }));
  await user.type(carrier(), 'DHL');
  await user.click(line(1));
  await user.paste('1111\n2222\n3333');

  await user.click(send());

  expect(await screen.findByText('Este pedido está cancelado.')).toBeVisible();
  expect(screen.getByLabelText('1. FK-000002 · Persona de Muestra, Mérida')).toHaveValue('2222');
  expect(onSent).toHaveBeenCalledWith([ids[0], ids[2]]);
  expect(onClose).not.toHaveBeenCalled();
});

test('when the answer is lost then all that was typed stays, and the second try says that nobody hears twice', async () => {
  const { user, onClose, shownToasts } = open();
  cutOff('post', '/orders/shipments');
  await user.type(carrier(), 'DHL');
  await user.type(line(1), '1111');
  await user.click(send());
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Error' }));
  expect(shownToasts()[0]?.description).toContain('a nadie le llega el correo dos veces');
  answer('post', '/orders/shipments', results());

  await user.click(send());

  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('when the machine has sent before then the carrier stands there, with the link that was written for it', async () => {
  const first = open([ORDERS[0]!]);
  const sent = answer('post', '/orders/shipments', { results: [{ orderId: ids[0], ok: true }] });
  await first.user.type(carrier(), 'Motos del Sur');
  await first.user.type(screen.getByLabelText('Número de guía'), 'M-1');
  expect(send()).toBeVisible();
  await first.user.clear(screen.getByLabelText('Número de guía'));
  await first.user.type(screen.getByLabelText('Número de guía'), 'M-100{Enter}');
  expect(send()).toHaveFocus();
  await first.user.type(screen.getByLabelText(/^Enlace de rastreo/), 'https://motos.example/{{guia}');
  await first.user.click(send());
  await waitFor(() => expect(first.onClose).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({
    carrier: 'Motos del Sur',
    url: 'https://motos.example/{guia}',
    shipments: [{ orderId: ids[0], number: 'M-100' }],
  });
  first.unmount();

  const { user } = open();

  expect(carrier()).toHaveValue('Motos del Sur');
  const link = screen.getByLabelText(/^Enlace de rastreo/);
  expect(link).toHaveValue('https://motos.example/{guia}');
  await user.clear(carrier());
  await user.type(carrier(), 'DHL');
  expect(link).toHaveValue('');
  expect(screen.getByText('Con DHL no hace falta.')).toBeVisible();
});
