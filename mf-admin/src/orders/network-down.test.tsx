import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, within } from '@testing-library/react';
import './detail-dialog.tsx';
import '../refunds/refund-dialog.tsx';
import { OrdersPage } from './orders.page.tsx';
import { answerDetails } from '../testing/answer-details.ts';

test('when the whole network is down then window, amount and request outlive it', async () => {
  answer('get', '/orders', [anOrder()]);
  answerDetails();
  const { user } = renderPage(<OrdersPage />);
  await user.click(await screen.findByRole('button', { name: /^Detalles/ }));
  await user.click(await screen.findByRole('button', { name: 'Reembolsar' }));
  const form = () => within(screen.getByRole('dialog', { name: 'Reembolsar al cliente' }));
  const amount = await screen.findByLabelText('Importe a reembolsar');
  await user.clear(amount);
  await user.type(amount, '100');
  for (const path of ['/orders', '/orders/:id/history', '/orders/:id/refunds']) cutOff('get', path);
  cutOff('post', '/orders/:id/refunds');

  await user.click(form().getByRole('button', { name: /^Reembolsar/ }));

  expect(await form().findByText('No sabemos si el reembolso se hizo')).toBeVisible();
  expect(await screen.findByText('No pudimos cargar los reembolsos de este pedido.')).toBeInTheDocument();
  expect(await screen.findByText(/^Error al cargar los pedidos/)).toBeInTheDocument();
  expect(form().getByLabelText('Importe a reembolsar')).toHaveValue('100');
});
