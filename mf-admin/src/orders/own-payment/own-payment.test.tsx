import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import './mark-dialog.tsx';
import { OwnPayment } from './own-payment.tsx';

const PATH = '/orders/:id/own-payment';
const awaited = {
  way: 'ownTransfer',
  due: 590,
  received: 0,
  payBefore: '2026-11-29T18:00:00.000Z',
  isOver: false,
  reference: '1234567',
  receipts: [],
};

async function marking(over: object = {}) {
  answer('get', PATH, { ...awaited, ...over });
  const view = renderPage(<OwnPayment order={anOrder({ paymentStatus: 'pending' })} />);
  await view.user.click(await screen.findByRole('button', { name: 'Marcar como pagado' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Marcar como pagado' })) };
}

test('when all of it came then amount, day and means are sent', async () => {
  const { user, dialog } = await marking();
  expect(screen.getByText('1234567')).toBeInTheDocument();
  expect(await axeViolations(document.body)).toEqual([]);
  const sent = answer('post', PATH, { ...awaited, received: 590 });
  await user.click(dialog.getByRole('button', { name: 'Marcar como pagado' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]?.body).toEqual({
    requestId: expect.stringMatching(/^[\w-]{16,64}$/),
    received: 0,
    amount: 590,
    means: 'transfer',
    paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('when another amount came then the window says what that means', async () => {
  const { user, dialog } = await marking({ received: 100 });
  const amount = dialog.getByLabelText(/^Cuánto llegó/);
  expect(amount).toHaveValue('490');
  await user.clear(amount);
  await user.type(amount, '300');
  expect(dialog.getByText(/^Es una parte/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '500');
  expect(dialog.getByText(/^Sobran \$10\.00/)).toBeVisible();
});

test('when an amount was typed then Escape asks before it is lost', async () => {
  const { user, dialog } = await marking();
  await user.type(dialog.getByLabelText(/^Nota/), 'clave 123');

  await user.keyboard('{Escape}');

  expect(await screen.findByRole('alertdialog', { name: '¿Descartar los cambios?' })).toBeVisible();
});

test('when what it held is sold then it can be marked all the same', async () => {
  const { user, dialog } = await marking({ isOver: true });
  answer('post', PATH, { message: 'El plazo terminó y algo ya no está.', code: 'gone' }, 409);
  await user.click(dialog.getByRole('button', { name: 'Marcar como pagado' }));
  expect(await dialog.findByText('El plazo terminó y algo ya no está.')).toBeVisible();
  const sent = answer('post', PATH, { ...awaited, received: 590 });
  await user.click(dialog.getByRole('button', { name: 'Marcar de todos modos' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ confirmGone: true }));
});

test('when its order was cancelled then that is said, and no term', async () => {
  answer('get', PATH, { ...awaited, isOver: true });
  renderPage(<OwnPayment order={anOrder({ status: 'cancelled', paymentStatus: 'cancelled' })} />);
  expect(await screen.findByText('Se canceló sin su pago')).toBeVisible();
  expect(screen.queryByText('Terminó')).toBeNull();
});
