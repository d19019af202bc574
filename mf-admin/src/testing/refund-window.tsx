import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Order } from '@shop/contracts/order';
import type { Refund } from '@shop/contracts/refund';
import { anOrder, aRefundOverview } from '@shop/contracts/testing/builders';
import { screen, within } from '@testing-library/react';
import { OrderRefunds } from '../orders/order-refunds.tsx';
// Imported in advance: its first transformation takes longer than a test waits.
import '../refunds/refund-dialog.tsx';

export const aRefund = (over: Partial<Refund> = {}): Refund => ({
  id: 'refund-1',
  amount: 100,
  status: 'done',
  who: 'duena',
  at: '2026-11-21T12:00:00.000Z',
  ...over,
});
export const made = (refund: Refund, overview = aRefundOverview()) =>
  answer('post', '/orders/:id/refunds', { refund, overview }, 201);

/** Shows an order's refunds, and opens the window of a new one. */
export const open = async (overview = aRefundOverview(), order: Partial<Order> = {}) => {
  answer('get', '/orders/:id/refunds', overview);
  return openAgain(renderPage(<OrderRefunds order={anOrder(order)} />));
};
export const openAgain = async <View extends Pick<ReturnType<typeof renderPage>, 'user'>>(view: View) => {
  await view.user.click(await screen.findByRole('button', { name: 'Reembolsar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reembolsar al cliente' }));
  const amount = dialog.getByLabelText('Importe a reembolsar');
  return { ...view, dialog, amount, press: () => dialog.getByRole('button', { name: /^Reembolsar/ }) };
};
export const type = async ({ user, amount }: Awaited<ReturnType<typeof open>>, text: string) => {
  await user.clear(amount);
  await user.type(amount, text);
};
