import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { screen, within } from '@testing-library/react';
import './detail-dialog.tsx';
import { OrdersPage } from './orders.page.tsx';
import { PackingSlipPage } from './packing-slip.page.tsx';
import './status-dialog.tsx';
import { answerDetails } from '../testing/answer-details.ts';

const order = anOrder({ doNotShip: true });
const MESSAGE = 'Mercado Pago pidió no enviar este pedido.';

beforeEach(() => {
  answer('get', '/lots', []);
  answer('get', '/orders', [order]);
  answerDetails();
});

test('when an order must not be sent then list and details say so first', async () => {
  const { baseElement } = renderPage(<OrdersPage />, { path: `/admin/orders?ventana=details.${order.id}` });

  const dialog = within(await screen.findByRole('dialog', { name: 'Pedido FK-000001' }));
  expect(dialog.getByText('NO ENVIAR')).toBeVisible();
  expect(screen.getAllByText('NO ENVIAR')).toHaveLength(2);
  expect(dialog.getByText(/Lo seguro es cancelarlo/)).toBeVisible();
  expect(await axeViolations(baseElement)).toEqual([]);
});

test('when its slip is printed then it stands on it', async () => {
  answer('get', '/orders/:id', { order, items: [anOrderItem()] });
  answer('get', '/content', []);
  renderPage(<PackingSlipPage />, { path: `/admin/packing-slip?pedido=${order.id}` });
  expect(await screen.findByText('NO ENVIAR')).toBeVisible();
});

test('when it is completed all the same then it is asked for once more', async () => {
  const { user } = renderPage(<OrdersPage />);
  answer('patch', '/orders/:id/status', { message: MESSAGE, code: 'stopped' }, 409);
  await user.click(await screen.findByRole('button', { name: 'Estado de FK-000001' }));
  await user.selectOptions(await screen.findByLabelText('Estado del pedido'), 'completed');
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  const sent = answer('patch', '/orders/:id/status', anOrder({ status: 'completed' }));

  await user.click(screen.getByRole('button', { name: 'Enviar de todos modos' }));

  await screen.findByText('NO ENVIAR');
  expect(sent[0]?.body).toMatchObject({ status: 'completed', confirmUnpaid: true });
});

test.each([
  ['claim', 'Quien pagó abrió un reclamo.'],
  ['chargeback', 'El banco retiró el dinero de este pago.'],
  ['of a later release', 'avisó que este pago puede ser un fraude'],
])('when it stays because of a %s then that is what is said', async (stopReason, why) => {
  const claimed = anOrder({ doNotShip: true, stopReason });
  answer('get', '/orders', [claimed]);
  renderPage(<OrdersPage />, { path: `/admin/orders?ventana=details.${claimed.id}` });

  const dialog = within(await screen.findByRole('dialog', { name: 'Pedido FK-000001' }));
  expect(dialog.getByText(why, { exact: false })).toBeVisible();
});
