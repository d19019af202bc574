import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Order } from '@shop/contracts/order';
import { anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PendingPage } from './pending.page.tsx';
import { SuccessPage } from './success.page.tsx';

const payBefore = '2026-11-25T05:59:59.000Z';
const open = () =>
  renderPage(
    <Routes>
      <Route path="/checkout/success" element={<SuccessPage />} />
      <Route path="/checkout/pending" element={<PendingPage />} />
    </Routes>,
    { path: '/checkout/pending?orderId=order-0123456789abcdef' },
  );
const tell = (order: Order) => {
  answer('get', '/content/contact', []);
  answer('get', '/orders/:id', { order, items: [anOrderItem()] });
};
const own = (over: Partial<Order> = {}) =>
  anOrder({
    status: 'pending',
    paymentStatus: 'pending',
    needsAddress: false,
    paymentIntentId: 'own-page',
    paymentStatusDetail: 'pending_waiting_transfer',
    voucher: {
      kind: 'transfer',
      method: 'ownTransfer',
      payBefore,
      clabe: '032180000118359719',
      bank: 'IXE',
      beneficiary: 'Mieles SA de CV',
      reference: '1234567',
    },
    ...over,
  });

test('when it is a transfer then account, reference and whose it is can be copied', async () => {
  tell(own());
  const { container } = open();
  for (const name of ['Copiar CLABE', 'Copiar referencia', 'Copiar nombre', 'Copiar importe'])
    expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.getByText('Banco: IXE')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when it is paid at pickup then nothing is to be transferred, and it is said where and when it is fetched', async () => {
  const delivery = {
    id: 'p',
    kind: 'pickup',
    name: 'Puesto',
    place: 'Santa Ana 12',
    hours: 'Sábados',
  } as const;
  tell(own({ delivery, voucher: { kind: 'cash', method: 'pickup', payBefore } }));
  open();
  expect(await screen.findByText(/^Lo apartamos hasta el martes, 24 de noviembre/)).toBeVisible();
  expect(screen.getByText(/Santa Ana 12/)).toHaveTextContent('PuestoSanta Ana 12Sábados');
  expect(screen.queryByText(/OXXO/)).toBeNull();
  expect(screen.queryByText(/se acredite/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copiar importe' })).toBeNull();
});

test('when its buyer takes it back then they are asked once more', async () => {
  tell(own());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar mi pedido' }));
  // The pressed button is gone.
  expect(screen.getByRole('button', { name: 'Conservarlo' }).closest('[tabindex="-1"]')).toHaveFocus();
  const cancelled = own({ status: 'cancelled' });
  const sent = answer('post', '/orders/:id/cancel', { order: cancelled, items: [anOrderItem()] });
  tell(cancelled);
  await user.click(screen.getByRole('button', { name: 'Sí, cancelarlo' }));
  expect(await screen.findByText('Tu pedido fue cancelado')).toBeVisible();
  expect(sent).toHaveLength(1);
});
