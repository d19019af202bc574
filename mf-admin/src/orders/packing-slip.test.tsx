import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Content } from '@shop/contracts/content';
import type { Order } from '@shop/contracts/order';
import { aContent, aLot, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { PackingSlipPage } from './packing-slip.page.tsx';

const open = (over: Partial<Order> = {}, texts: Content[] = []) => {
  answer('get', '/content/checkout', texts);
  answer('get', '/lots', [aLot(), aLot({ id: 2, code: 'VIEJO', packedOn: '2026-01-01' })]);
  answer('get', '/orders/:id', { order: anOrder(over), items: [anOrderItem()] });
  return renderPage(<PackingSlipPage />, { path: '/admin/packing-slip?pedido=order-0123456789abcdef' });
};

test('when an order is a gift then its sheet has the name and the words, and no price', async () => {
  const gift = { recipient: 'Itzel Canul', message: 'Para tus mañanas.' };
  const { container } = open({ gift, notes: 'Que no sepa cuánto costó' });

  expect(await screen.findByText('Itzel Canul')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Un regalo de Persona de Muestra' })).toBeVisible();
  expect(screen.getByText('Para tus mañanas.')).toBeVisible();
  expect(container).not.toHaveTextContent(/\$|295/);
  expect(await axeViolations(container)).toEqual([]);
});

test('when it is none then its sheet has the buyer’s name', async () => {
  open({ notes: 'Tocar el timbre' });

  expect(await screen.findByText('Persona de Muestra')).toBeVisible();
  expect(screen.queryByText(/Un regalo de/)).toBeNull();
});

test('when an order has not left then its sheet names the newest lot, with a code that leads to its page', async () => {
  const { container } = open();

  expect(await screen.findByText('Lote TAJ-2026-01')).toBeVisible();
  expect(screen.getByText('Consumir antes de: 02/11/2028')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Código de la página del lote TAJ-2026-01' })).toBeVisible();
  expect(screen.queryByText('Lote VIEJO')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('when it left then its sheet names the lots that it keeps', async () => {
  const kept = { code: 'VIEJO', elixirIds: [1], packedOn: '2026-01-01', bestBefore: '2028-01-01' };
  open({ lots: [kept] });

  expect(await screen.findByText('Lote VIEJO')).toBeVisible();
  expect(screen.queryByText('Lote TAJ-2026-01')).toBeNull();
});

test('when a shop sells whatever it sells then its sheet thanks for the purchase alone', async () => {
  const { container } = open();

  expect(await screen.findByText(/^Gracias por tu compra\./)).toBeVisible();
  expect(container).not.toHaveTextContent(/abejas nativas/);
});

test('when the owner writes a thank-you then each sheet has it before the name of the shop', async () => {
  open({}, [aContent({ page: 'checkout', section: 'slip', content: 'Hecho en casa, con cariño.' })]);

  expect(await screen.findByText('Hecho en casa, con cariño. Flor de Kaab, Mérida, Yucatán.')).toBeVisible();
  expect(screen.queryByText(/^Gracias/)).toBeNull();
});
