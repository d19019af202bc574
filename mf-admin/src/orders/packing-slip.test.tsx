import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Order } from '@shop/contracts/order';
import { anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { PackingSlipPage } from './packing-slip.page.tsx';

const open = (over: Partial<Order> = {}) => {
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
