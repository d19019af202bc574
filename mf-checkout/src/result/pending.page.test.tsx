import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Order } from '@shop/contracts/order';
import { aCart, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { Route, Routes } from 'react-router-dom';
import { FailurePage } from './failure.page.tsx';
import { PendingPage } from './pending.page.tsx';
import { SuccessPage } from './success.page.tsx';

const SOON_MS = 25;
const open = (query: string) =>
  renderPage(
    <Routes>
      <Route path="/checkout/success" element={<SuccessPage />} />
      <Route path="/checkout/failure" element={<FailurePage />} />
      <Route path="/checkout/pending" element={<PendingPage pollMs={SOON_MS} />} />
    </Routes>,
    { path: `/checkout/pending${query}` },
  );
const ORDER = '?orderId=order-0123456789abcdef';
const ORDERED = { orderId: 'order-0123456789abcdef', paymentStatus: 'approved' };

const waiting = (over: Partial<Order> = {}) =>
  anOrder({
    status: 'pending',
    paymentStatus: 'pending',
    paymentStatusDetail: 'pending_waiting_payment',
    needsAddress: false,
    // 23:59 of the 24th in central Mexico.
    voucher: {
      kind: 'cash',
      method: 'oxxo',
      payBefore: '2026-11-25T05:59:59.000Z',
      url: 'https://mp.test/ficha',
    },
    ...over,
  });
const tell = (order: Order) => {
  answer('get', '/content/contact', []);
  return answer('get', '/orders/:id', { order, items: [anOrderItem()] });
};

const show = (state: 'visible' | 'hidden') =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

test('when the order cannot be read then the page says so, and the retry brings the slip', async () => {
  answer('get', '/content/contact', []);
  answer('get', '/orders/:id', { message: 'Algo salió mal' }, 500);
  const { user } = open(ORDER);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos cargar los detalles de tu pedido...',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Tu pago está pendiente' })).toBeVisible();

  tell(waiting());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByRole('heading', { level: 1, name: /en OXXO$/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when nothing says which order it is then the home page opens in its place', () => {
  const leaveFor = jest.fn();

  renderPage(<PendingPage leaveFor={leaveFor} />, { path: '/checkout/pending' });

  expect(leaveFor.mock.calls).toEqual([['/']]);
  expect(screen.queryByText(/Recibimos tu pedido|pendiente/)).toBeNull();
});

describe('what is to be paid', () => {
  test('when cash is awaited then amount, last moment, slip and what follows stand there', async () => {
    tell(waiting());

    const { container } = open(ORDER);

    expect(await screen.findByText(/Paga antes del martes, 24 de noviembre de 2026, 11:59/)).toBeVisible();
    expect(screen.getByText('$295.00 MXN')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mi ficha de pago' })).toHaveAttribute(
      'href',
      'https://mp.test/ficha',
    );
    expect(
      screen.getByText('Tu pedido está apartado y espera tu pago en efectivo.', { exact: false }),
    ).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the slip is known then number, bars and reference stand in place, and the page of the provider second', async () => {
    const voucher = { kind: 'cash', method: 'oxxo', url: 'https://mp.test/ficha' } as const;
    tell(waiting({ voucher: { ...voucher, barcode: '93100000000017', reference: '93100000000017' } }));

    const { container } = open(ORDER);

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Paga tu pedido FK-000001 en OXXO' }),
    ).toBeVisible();
    expect(container.querySelector('svg[shape-rendering="crispEdges"] path')).toHaveAttribute(
      'd',
      expect.stringContaining('M10 0h2v60h-2z'),
    );
    expect(screen.getByText('9310').parentElement).toHaveTextContent('93100000000017');
    expect(screen.getByText(/muestra este código de barras/)).toBeVisible();
    expect(screen.getByText(/Te avisaremos a/)).toHaveTextContent(
      'Te avisaremos a muestra@example.com en cuanto se acredite.',
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when it is a transfer then its account is copied as banks take it', async () => {
    tell(waiting({ voucher: { kind: 'transfer', method: 'clabe', clabe: '032180000118359719' } }));
    const { user, shownToasts } = open(ORDER);

    await user.click(await screen.findByRole('button', { name: 'Copiar CLABE' }));

    expect(await navigator.clipboard.readText()).toBe('032180000118359719');
    expect(shownToasts()).toMatchObject([{ title: 'CLABE copiada' }]);
    await user.click(screen.getByRole('button', { name: 'Copiar importe' }));
    expect(await navigator.clipboard.readText()).toBe('295.00');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Paga tu pedido FK-000001 por SPEI' }),
    ).toBeVisible();
  });

  test.each(['javascript:alert(1)', 'http://example.com/ficha', 'data:text/html,x', '//example.com'])(
    'when the address of the slip is %s then it is no link',
    async (url) => {
      tell(waiting({ voucher: { kind: 'cash', method: 'oxxo', url } }));

      open(ORDER);

      expect(await screen.findByText('Total a pagar')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Ver mi ficha de pago' })).toBeNull();
    },
  );

  test('when the slip is of the sandbox on this machine then it is a link', async () => {
    const url = `${location.origin}/sandbox/payments/ticket/helper?payment_id=1`;
    tell(waiting({ voucher: { kind: 'transfer', method: 'clabe', url } }));

    open(ORDER);

    const link = await screen.findByRole('link', { name: 'Ver los datos de la transferencia' });
    expect(link).toHaveAttribute('href', url);
    expect(screen.queryByText(/ficha/)).toBeNull();
  });

  test('when a card is being reviewed then the page says how long it takes and shows no slip', async () => {
    tell(waiting({ paymentStatus: 'in_process', paymentStatusDetail: 'pending_contingency', voucher: null }));

    open(ORDER);

    expect(await screen.findByText(/menos de dos días hábiles/)).toBeVisible();
    expect(screen.queryByText('Total a pagar')).toBeNull();
  });
});

describe('while it waits', () => {
  test('when the payment comes in then the page turns into the order by itself', async () => {
    tell(waiting());
    open(ORDER);
    await screen.findByText('Total a pagar');

    tell(anOrder({ needsAddress: false }));

    expect(await screen.findByText('¡Gracias por tu compra!')).toBeVisible();
  });

  test('when the slip expires then the page turns into the order with another try', async () => {
    tell(waiting());
    open(ORDER);
    await screen.findByText('Total a pagar');

    tell(waiting({ paymentStatus: 'cancelled', paymentStatusDetail: 'expired' }));

    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  });

  test('when the tab is in the background then nothing is asked until it is seen again', async () => {
    const asked = tell(waiting());
    open(ORDER);
    await waitFor(() => expect(asked.length).toBeGreaterThan(2));

    show('hidden');
    // Requests under way may still arrive. After that there are none.
    let before = 0;
    await waitFor(async () => {
      before = asked.length;
      await new Promise((resolve) => setTimeout(resolve, 10 * SOON_MS));
      expect(asked).toHaveLength(before);
    });

    show('visible');
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });
});

describe('without an order yet', () => {
  test('when opened then it tells of the 24 hours and leads home and to support', () => {
    answer('get', '/cart', aCart());
    answer('post', '/checkout/process-payment', { message: 'Aún no' }, 404);

    open('?payment_id=123');

    expect(screen.getByText(/24 horas/)).toBeVisible();
    expect(screen.queryByText(/Recibimos tu pedido/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contactar a soporte' })).toHaveAttribute('href', '/contact');
  });

  test('when the shop hears of the payment then the order opens by itself', async () => {
    answer('get', '/cart', aCart());
    answer('post', '/checkout/process-payment', ORDERED);
    tell(anOrder({ needsAddress: false }));

    open('?payment_id=123');

    expect(await screen.findByText('¡Gracias por tu compra!')).toBeVisible();
  });

  test('when the payment was refused then the failure page tells the reason', async () => {
    answer('get', '/cart', aCart());
    const refusal = { message: 'no', reason: 'cc_rejected_insufficient_amount' };
    answer('post', '/checkout/process-payment', refusal, 402);

    open('?payment_id=123');

    expect(await screen.findByText('Tu tarjeta no tiene fondos suficientes.')).toBeVisible();
  });

  test('when a part of the money is there then how much is said, and the rest can be paid', async () => {
    answer('get', '/cart', aCart());
    const payLink = 'https://mp.test/pagar';
    const part = { received: 295, total: 590, payLink };
    answer('post', '/checkout/process-payment', { message: 'falta', part }, 409);

    const { container } = open('?payment_id=123');

    expect(await screen.findByRole('heading', { name: 'Falta una parte de tu pago' })).toBeVisible();
    expect(screen.getByText(/Recibimos \$295\.00 MXN de \$590\.00 MXN\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Terminar de pagar' })).toHaveAttribute('href', payLink);
    expect(await axeViolations(container)).toEqual([]);

    answer('post', '/checkout/process-payment', ORDERED);
    tell(anOrder({ needsAddress: false }));
    expect(await screen.findByText('¡Gracias por tu compra!')).toBeVisible();
  });

  test('when checking fails then support is named, and pressing asks again', async () => {
    answer('get', '/cart', aCart());
    answer('post', '/checkout/process-payment', { message: 'caído' }, 503);
    const { user } = open('?payment_id=123');
    expect(
      await screen.findByText('No se pudo procesar el pedido. Por favor, contacte con atención al cliente.'),
    ).toBeVisible();
    answer('post', '/checkout/process-payment', {
      orderId: 'order-0123456789abcdef',
      paymentStatus: 'pending',
    });
    tell(waiting());

    await user.click(screen.getByRole('button', { name: 'Revisar mi pago' }));

    expect(await screen.findByText('Total a pagar')).toBeVisible();
  });
});
