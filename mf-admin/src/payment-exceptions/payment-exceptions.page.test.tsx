import { describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { PAYMENT_EXCEPTION_KINDS, type PaymentException } from '@shop/contracts/payment-exception';
import { aRefundOverview, aPaymentException } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import './payment-exception-dialog.tsx';
import { paymentExceptionText } from './payment-exception-texts.ts';
import { PaymentExceptionsPage } from './payment-exceptions.page.tsx';

const open = async (over: Partial<PaymentException> = {}, path = '/admin/reviews') => {
  const asked = answer('get', '/admin/reviews', [aPaymentException(over)]);
  const view = renderPage(<PaymentExceptionsPage />, { path });
  await view.user.click(await screen.findByRole('button', { name: /^Revisar el pago/ }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, asked, dialog };
};

test('when a payment goes back by itself then list and window say when, and until when it can be kept', async () => {
  const { dialog } = await open({ kind: 'second_payment', refundAt: '2026-11-21T20:05:00.000Z' });

  expect(screen.getByText('Se reembolsa solo el 21 de noviembre de 2026, 14:05')).toBeInTheDocument();
  expect(dialog.getByText(/regresa al cliente el 21 de noviembre de 2026, 14:05/)).toBeVisible();
  expect(dialog.getByText(/márcalo como resuelto antes/)).toBeVisible();
});

test('when something is awaited of the shop then list and window say what, and until when', async () => {
  const until = '2026-11-21T20:05:00.000Z';
  const { dialog } = await open({ kind: 'chargeback', detail: 'Tus comprobantes.', until });

  expect(screen.getByText('A más tardar el 21 de noviembre de 2026, 14:05')).toBeInTheDocument();
  expect(dialog.getByText('Tus comprobantes.')).toBeVisible();
  expect(dialog.getByText('21 de noviembre de 2026, 14:05')).toBeVisible();
});

test('when automatic work was left undone then the window says what exactly', async () => {
  const { dialog } = await open({ kind: 'work_left', detail: 'No se pudo enviar el correo del pedido.' });

  expect(dialog.getByText('No se pudo enviar el correo del pedido.')).toBeVisible();
});

test('when somebody is known to have paid then list and window say who, with ways to write to them', async () => {
  const buyer = { name: 'Eva Sosa', email: 'eva@example.com', phone: '9991234567' };
  const { dialog } = await open({ buyer });

  expect(within(screen.getAllByRole('row', { hidden: true })[1]!).getByText('Eva Sosa')).toBeInTheDocument();
  expect(dialog.getByText(/Eva Sosa\s+eva@example\.com\s+9991234567/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Responder por correo' })).toHaveAttribute(
    'href',
    'mailto:eva%40example.com?subject=Tu%20pago%20de%20%24294.99%20MXN',
  );
  expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('9991234567'),
  );
});

test('when nobody says who paid then no way to write to them is offered', async () => {
  const { dialog } = await open();
  expect(dialog.queryByText('Quién pagó')).toBeNull();
  expect(dialog.queryByRole('link', { name: 'Responder por correo' })).toBeNull();
});

describe('list', () => {
  test('when payments wait then each says what happened, how much, which payment and when', async () => {
    const second = aPaymentException({
      id: '2-second_payment',
      kind: 'second_payment',
      orderNumber: 'FK-000012',
      amount: 295,
    });
    const asked = answer('get', '/admin/reviews', [aPaymentException(), second]);

    const { container } = renderPage(<PaymentExceptionsPage />, { path: '/admin/reviews' });

    await screen.findByText('Importe distinto');
    const [first, other] = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row));
    expect(first!.getByText('Esperado: $295.00 MXN')).toBeVisible();
    expect(other!.getByText('Pedido FK-000012')).toBeVisible();
    expect(other!.queryByText(/Esperado/)).toBeNull();
    expect(asked[0]?.url.search).toBe('?status=open&page=1&pageSize=20');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the resolved ones are asked for then they are read, with how it was settled', async () => {
    const resolved = { status: 'done', resolvedBy: 'duena', resolvedAt: '2026-11-21T13:00:00.000Z', note: 'Se habló con ella' } as const; // oxfmt-ignore
    const { asked, dialog } = await open(resolved, '/admin/reviews?estado=done');
    expect(asked[0]?.url.search).toContain('status=done');
    expect(dialog.getByText('Se habló con ella')).toBeVisible();
    expect(dialog.getByText(/· duena$/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Marcar como resuelto' })).toBeNull();
  });
});

describe('window', () => {
  test('when a payment is opened then it says what happened and what to do, and leads to its order', async () => {
    const { dialog } = await open({
      kind: 'second_payment',
      orderId: 'order-0123456789abcdef',
      orderNumber: 'FK-000012',
    });

    expect(dialog.getByText('Qué hacer')).toBeVisible();
    expect(dialog.getByText(paymentExceptionText({ kind: 'second_payment' }).todo)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ver pedido FK-000012' })).toHaveAttribute(
      'href',
      '/admin/orders?q=FK-000012&ventana=details.order-0123456789abcdef',
    );
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('when it is refunded then that payment is, and the list is read again', async () => {
    const { user, dialog, shownToasts } = await open();
    const refund = { id: 'r', amount: 294.99, status: 'done', who: 'duena', at: '2026-11-21T12:00:00.000Z' } as const; // oxfmt-ignore
    const done = aPaymentException({
      status: 'done',
      refunds: aRefundOverview({ left: 0, refunds: [refund] }),
    });
    const sent = answer('post', '/admin/reviews/:id/refunds', done, 201);
    answer('get', '/admin/reviews', []);
    await user.click(dialog.getByRole('button', { name: 'Reembolsar' }));
    const form = within(await screen.findByRole('dialog', { name: 'Reembolsar al cliente' }));
    expect(await axeViolations(document.body)).toEqual([]);

    await user.click(form.getByRole('button', { name: 'Reembolsar $294.99 MXN' }));

    expect(await screen.findByText('Todo cuadra')).toBeVisible();
    expect(sent[0]).toMatchObject({ params: { id: '10000000001-amount' }, body: { amount: 294.99 } });
    expect(shownToasts()[0]).toMatchObject({ title: 'Reembolso hecho' });
  });

  test('when it is resolved then a note is asked for, kept over a failure, and sent', async () => {
    const { user, dialog, shownToasts } = await open();
    await user.click(dialog.getByRole('button', { name: 'Marcar como resuelto' }));
    const form = within(await screen.findByRole('dialog', { name: 'Marcar como resuelto' }));
    const press = () => user.click(form.getByRole('button', { name: 'Marcar como resuelto' }));
    await press();
    expect(await form.findByText('Escribe qué hiciste (al menos 3 caracteres)')).toBeVisible();
    expect(await axeViolations(document.body)).toEqual([]);
    await user.type(form.getByLabelText('¿Cómo se resolvió?'), 'Se le envió otro elixir');
    answer('post', '/admin/reviews/:id/resolve', { message: 'Este pago ya estaba resuelto.' }, 409);
    await press();
    expect(await form.findByText('Este pago ya estaba resuelto.')).toBeVisible();
    expect(form.getByLabelText('¿Cómo se resolvió?')).toHaveValue('Se le envió otro elixir');
    const sent = answer('post', '/admin/reviews/:id/resolve', aPaymentException({ status: 'done' }));
    answer('get', '/admin/reviews', []);

    await press();

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Pago resuelto' }));
    expect(sent[0]?.body).toEqual({ note: 'Se le envió otro elixir' });
    expect(await screen.findByText('Todo cuadra')).toBeVisible();
  });

  test('when the session ends over a note then it stands there again', async () => {
    const first = await open();
    await first.user.click(first.dialog.getByRole('button', { name: 'Marcar como resuelto' }));
    await first.user.type(await screen.findByLabelText('¿Cómo se resolvió?'), 'Se habló');
    // The guard unmounts the page in the same way.
    first.unmount();

    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Marcar como resuelto' }));

    expect(await screen.findByLabelText('¿Cómo se resolvió?')).toHaveValue('Se habló');
    sessionStorage.clear();
  });

  test('when nothing can go back then no refund is offered', async () => {
    const { dialog } = await open({ paymentStatus: 'in_mediation', refunds: aRefundOverview({ left: 0 }) });
    expect(dialog.queryByRole('button', { name: 'Reembolsar' })).toBeNull();
  });
});

test('when a kind is known or is not yet then it has words of its own', () => {
  const titles = PAYMENT_EXCEPTION_KINDS.map((kind) => paymentExceptionText({ kind }).title);
  expect(new Set(titles).size).toBe(PAYMENT_EXCEPTION_KINDS.length);
  expect(paymentExceptionText({ kind: 'from_a_later_release' }).title).toBe('Pago por revisar');
});
