import { expect, jest, test } from '@jest/globals';
import { api } from '@shop/app-kit';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE, cutOff } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { anOrder, aRefundOverview } from '@shop/contracts/testing/builders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aRefund, made, open, openAgain, type } from '../testing/refund-window.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import './own-payment/own-payment.tsx';

test('when refunds were made then sums, states, who and the provider’s reason are shown', async () => {
  const refunds = [
    aRefund({ id: 'a', status: 'failed', reason: 'Sin saldo suficiente.' }),
    aRefund({ id: 'b', amount: 50 }),
    aRefund({ id: 'c', amount: 45, status: 'requested' }),
  ];
  answer('get', '/orders/:id/refunds', aRefundOverview({ refunded: 50, left: 200, refunds }));

  const { container } = renderPage(<OrderRefunds order={anOrder()} />);

  const rows = within(await screen.findByRole('list', { name: 'Reembolsos' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\$45\.00 MXN En proceso.*duena$/),
    expect.stringMatching(/^\$50\.00 MXN Reembolsado.*duena$/),
    expect.stringMatching(/^\$100\.00 MXN Rechazado.*duenaSin saldo suficiente\.$/),
  ]);
  expect(screen.getByText('$200.00 MXN')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when several payments paid an order then each is shown, with what of the last one goes back', async () => {
  const payments = [
    { id: '111', amount: 195 },
    { id: '222', amount: 100, over: 5 },
  ];
  answer('get', '/orders/:id/refunds', aRefundOverview());

  renderPage(<OrderRefunds order={anOrder({ payments })} />);

  const rows = within(await screen.findByRole('list', { name: 'Pagos' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '$195.00 MXN · pago 111',
    '$100.00 MXN · pago 222, más $5.00 MXN que regresan al cliente',
  ]);
});

test('when the bank took the rest of what a gift card paid in part then the order says that a person decides, and the card alone can get its part', async () => {
  answer('get', '/orders/:id/refunds', aRefundOverview({ left: 0, giftLeft: 300 }));
  const order = anOrder({ paymentStatus: 'charged_back' });

  const { user, container } = renderPage(<OrderRefunds order={order} />);

  expect(await screen.findByText(/Los \$300\.00 MXN de su tarjeta de regalo no vuelven solos/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Devolver a la tarjeta de regalo' }));
  expect(await screen.findByLabelText(/Importe a reembolsar/)).toHaveValue('300');
});

test('when a part is refunded then exactly that is asked for, and the toast says so', async () => {
  const view = await open();
  expect(view.amount).toHaveValue('295');
  expect(await axeViolations(document.body)).toEqual([]);
  const sent = made(aRefund());
  await type(view, '100');

  await view.user.click(view.dialog.getByRole('button', { name: 'Reembolsar $100.00 MXN' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]).toMatchObject({
    params: { id: 'order-0123456789abcdef' },
    body: { amount: 100, requestId: expect.stringMatching(/^[\w-]{16,64}$/) },
  });
  expect(view.shownToasts()[0]).toMatchObject({
    title: 'Reembolso hecho',
    description: '$100.00 MXN regresan al cliente.',
  });
});

test('when the provider has not confirmed then the toast says that it will end by itself', async () => {
  const view = await open();
  made(aRefund({ status: 'requested' }));

  await view.user.click(view.press());

  await waitFor(() => expect(view.shownToasts()[0]).toMatchObject({ title: 'Reembolso en proceso' }));
});

test('when the amount is none then it is said beside the field, and nothing is asked for', async () => {
  const view = await open();
  const sent = made(aRefund());
  await type(view, '0');

  await view.user.click(view.press());

  expect(await view.dialog.findByText('El importe debe ser un número mayor que cero')).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('when the server says that less is left then it stands beside the field and the amount is kept', async () => {
  const view = await open();
  const errors = { amount: 'Solo quedan $95.00 MXN por reembolsar.' };
  answer('post', '/orders/:id/refunds', { message: errors.amount, errors, left: 95 }, 409);
  await type(view, '200');

  await view.user.click(view.press());

  expect(await view.dialog.findByText(errors.amount)).toBeVisible();
  expect(view.amount).toHaveValue('200');
});

test('when nobody knows whether it was made then a second press repeats the same request', async () => {
  const view = await open();
  cutOff('post', '/orders/:id/refunds');
  await view.user.click(view.press());
  expect(await view.dialog.findByText(/no se hará dos veces/)).toBeVisible();
  const unanswered = answer('post', '/orders/:id/refunds', { message: 'Espera.' }, 503);
  await view.user.click(view.press());
  await waitFor(() => expect(unanswered).toHaveLength(1));
  const refused = answer('post', '/orders/:id/refunds', { message: 'Sin saldo.' }, 409);

  await view.user.click(view.press());
  expect(await view.dialog.findByText('Sin saldo.')).toBeVisible();
  const sent = made(aRefund());
  await view.user.click(view.press());
  await waitFor(() => expect(sent).toHaveLength(1));

  const idOf = (calls: { body: unknown }[]) => (calls[0]!.body as { requestId: string }).requestId;
  expect(idOf(refused)).toBe(idOf(unanswered));
  // The server refused the first request: this is a new one.
  expect(idOf(sent)).not.toBe(idOf(refused));
});

test('when the window was closed while its request was on its way then the same press in the next window repeats it', async () => {
  const view = await open();
  let answerLate = () => {};
  const isLate = new Promise<void>((resolve) => (answerLate = resolve));
  const ids: unknown[] = [];
  server.use(
    http.post(`${API_BASE}/orders/:id/refunds`, async ({ request }) => {
      ids.push(((await request.json()) as { requestId: string }).requestId);
      await isLate;
      return HttpResponse.json({ refund: aRefund(), overview: aRefundOverview() }, { status: 201 });
    }),
  );
  await type(view, '100');
  await view.user.click(view.press());
  await waitFor(() => expect(ids).toHaveLength(1));
  await view.user.click(view.dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const next = await openAgain(view);
  await type(next, '100');
  await view.user.click(next.press());

  await waitFor(() => expect(ids).toHaveLength(2));
  expect(ids[1]).toBe(ids[0]);
  answerLate();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when another refund was made meanwhile then the window says so, shows what is left, and a further press is about that', async () => {
  const view = await open();
  const message = 'Lo que se puede reembolsar cambió de $295.00 MXN a $195.00 MXN.';
  const refused = answer('post', '/orders/:id/refunds', { message, current: { left: 195 } }, 409);
  await type(view, '100');
  // The list behind the window is read again: what the person saw here stays what the request says.
  answer('get', '/orders/:id/refunds', aRefundOverview({ refunded: 100, left: 195 }));
  await act(async () => void view.store.dispatch(api.util.invalidateTags(['Order'])));
  await screen.findByText('$195.00 MXN');
  const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
  await view.user.click(view.press());

  expect(await view.dialog.findByText(message)).toBeVisible();
  // On a phone it would stand below the edge.
  await waitFor(() => expect(seen.mock.contexts[0]).toHaveTextContent(message));
  seen.mockRestore();
  expect(view.dialog.getByText('Disponible para reembolsar: $195.00 MXN.')).toBeVisible();
  expect(view.amount).toHaveValue('100');
  expect(refused[0]?.body).toMatchObject({ amount: 100, seen: { left: 295 } });
  const sent = made(aRefund());
  await view.user.click(view.press());
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ amount: 100, seen: { left: 195 } }));
});

test('when nothing is left, or nothing was paid then there is no button', async () => {
  answer('get', '/orders/:id/refunds', aRefundOverview({ refunded: 295, left: 0 }));
  const { unmount } = renderPage(<OrderRefunds order={anOrder({ paymentStatus: 'refunded' })} />);
  expect(await screen.findByText('Disponible para reembolsar')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();

  const unpaid = renderPage(<OrderRefunds order={anOrder({ paymentStatus: 'pending' })} />);
  expect(screen.getByText('Aún no hay un pago aprobado.')).toBeVisible();
  unpaid.unmount();

  answer('get', '/orders/:id/own-payment', {
    way: 'ownTransfer',
    due: 590,
    received: 0,
    payBefore: '2026-11-29T18:00:00.000Z',
    isOver: false,
    receipts: [],
  });
  renderPage(<OrderRefunds order={anOrder({ paymentStatus: 'pending', paymentIntentId: 'own-1' })} />);

  expect(await screen.findByText('Falta el pago')).toBeVisible();
  expect(screen.queryByText('Aún no hay un pago aprobado.')).toBeNull();
});

test('when the refunds cannot be read then a retry recovers', async () => {
  answer('get', '/orders/:id/refunds', { message: '' }, 503);
  const { user } = renderPage(<OrderRefunds order={anOrder()} />);
  expect(await screen.findByText('No pudimos cargar los reembolsos de este pedido.')).toBeVisible();
  answer('get', '/orders/:id/refunds', aRefundOverview());

  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('Disponible para reembolsar')).toBeVisible();
});

test('when a part went back and nobody was asked for the rest then the next press is the same one', async () => {
  const { user, amount, dialog, press } = await open(aRefundOverview({ paid: 590, left: 590 }));
  const message = 'Este pedido se pagó en partes: se devolvieron $395.00 MXN y el resto no.';
  const first = answer('post', '/orders/:id/refunds', { message, back: 395 }, 503);
  await user.click(press());
  expect(await dialog.findByText('Sólo se devolvió una parte')).toBeVisible();
  expect(amount).toHaveValue('590');
  const sent = made(aRefund({ amount: 590 }));

  await user.click(press());

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual(first[0]?.body);
});

test('when the provider said what arrives then it stands there, less what went back', async () => {
  answer('get', '/orders/:id/refunds', aRefundOverview({ refunded: 50, left: 245 }));
  const order = anOrder({ refunded: 50, arrives: { fee: 16.58, tax: 2.95, net: 275.47, means: 'debit' } });

  const { container } = renderPage(<OrderRefunds order={order} />);

  expect((await screen.findByText('Te llega')).nextElementSibling).toHaveTextContent('$225.47 MXN');
  for (const [name, value] of [
    ['Método', 'Tarjeta de débito'],
    ['Comisión', '-$16.58 MXN'],
    ['Impuestos retenidos', '-$2.95 MXN'],
  ] as const)
    expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value);
  expect(await axeViolations(container)).toEqual([]);
});

test('when the provider has not said it yet then that is said', async () => {
  answer('get', '/orders/:id/refunds', aRefundOverview());
  renderPage(<OrderRefunds order={anOrder()} />);

  expect(await screen.findByText('Comisión y neto: aún no lo dice Mercado Pago.')).toBeVisible();
});
