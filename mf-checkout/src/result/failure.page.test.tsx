import { describe, expect, test } from '@jest/globals';
import type { PaymentMethod } from '@shop/contracts/constants';
import { renderPage } from '@shop/app-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { answer } from '@shop/app-kit/testing/handlers';
import { anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { Route, Routes, useLocation } from 'react-router-dom';
import { FailurePage } from './failure.page.tsx';

const open = (path: string, paymentMethods?: PaymentMethod[]) =>
  renderPage(<FailurePage />, { path, ...(paymentMethods && { shop: { paymentMethods } }) });

describe('failure page', () => {
  test('when the provider gave a reason then it stands in Spanish, and the usual causes can be opened', async () => {
    const { user } = open('/checkout/failure?reason=cc_rejected_insufficient_amount');

    expect(screen.getByText('Tu tarjeta no tiene fondos suficientes.')).toBeVisible();
    expect(screen.getByText('Rechazo del banco emisor.')).not.toBeVisible();
    await user.click(screen.getByText('Causas más comunes'));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('Rechazo del banco emisor.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al carrito' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Intentar de nuevo' })).toHaveAttribute(
      'href',
      '/checkout?paso=pago',
    );
    expect(screen.getByRole('link', { name: 'Contactar a soporte' })).toHaveAttribute('href', '/contact');
  });

  test.each([
    [['visa', 'oxxo', 'spei'], 'elige OXXO o transferencia SPEI.'],
    [['visa', 'oxxo'], 'elige OXXO.'],
    [['visa', 'spei'], 'elige transferencia SPEI.'],
    [['visa'], undefined],
  ] as const)('when the shop takes %j then its ways without a card are told (%s)', (methods, told) => {
    open('/checkout/failure?reason=cc_rejected_other_reason', [...methods]);

    const ways = screen.queryByText(/pagar sin tarjeta/);
    if (told) expect(ways).toHaveTextContent(told);
    else expect(ways).toBeNull();
  });

  test('when it is read from the top then the reason and the next try come before the usual causes', () => {
    open('/checkout/failure?reason=cc_rejected_insufficient_amount');

    const order = [
      screen.getByText('Tu tarjeta no tiene fondos suficientes.'),
      screen.getByText('No se pudo procesar el pago. Por favor, intente de nuevo.'),
      screen.getByRole('link', { name: 'Intentar de nuevo' }),
      screen.getByText('Causas más comunes'),
    ];
    for (const [at, one] of order.slice(1).entries())
      expect(order[at]!.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('when there is an order already then that one is paid again, and not the cart', () => {
    answer('get', '/orders/:id', { order: anOrder(), items: [anOrderItem()] });
    open('/checkout/failure?reason=cc_rejected_high_risk&orderId=order-0123456789abcdef');

    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Intentar de nuevo' })).toBeNull();
    expect(screen.getByText(/tu pedido sigue apartado/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mi pedido' })).toHaveAttribute(
      'href',
      '/checkout/success?orderId=order-0123456789abcdef',
    );
  });

  test('when help is asked for then the form begins with the order’s number', async () => {
    const Start = () => <output>{useLocation().search}</output>;
    answer('get', '/orders/:id', { order: anOrder({ number: 'FK-000017' }), items: [anOrderItem()] });
    const { user, store } = renderPage(
      <Routes>
        <Route path="/checkout/failure" element={<FailurePage />} />
        <Route path="/contact" element={<Start />} />
      </Routes>,
      { path: '/checkout/failure?reason=cc_rejected_high_risk&orderId=order-0123456789abcdef' },
    );
    const read = () =>
      Object.values(store.getState().api.queries).find((one) => one?.endpointName === 'getOrder');
    await waitFor(() => expect(read()?.status).toBe('fulfilled'));

    await user.click(screen.getByRole('link', { name: 'Contactar a soporte' }));

    expect(screen.getByRole('status')).toHaveTextContent('?pedido=FK-000017');
  });

  test('when the payment needs a look then nobody is told to pay again', () => {
    open('/checkout/failure?reason=review');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estamos revisando tu pago');
    expect(screen.queryByRole('link', { name: 'Intentar de nuevo' })).toBeNull();
  });
});
