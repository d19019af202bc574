import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { Route, Routes } from 'react-router-dom';
import { FailurePage } from './failure.page.tsx';
import { PendingPage } from './pending.page.tsx';
import { SuccessPage } from './success.page.tsx';

const pages = (
  <Routes>
    <Route path="/" element={<p>inicio</p>} />
    <Route path="/checkout/success" element={<SuccessPage />} />
    <Route path="/checkout/failure" element={<FailurePage />} />
    <Route path="/checkout/pending" element={<PendingPage />} />
  </Routes>
);
const open = (path: string) => renderPage(pages, { path });

describe('success page', () => {
  test('when there is an order then its details, names and total are shown', async () => {
    answer('get', '/orders/:id', { order: anOrder(), items: [anOrderItem({ quantity: 2 })] });

    const { container } = open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText('Procesando')).toBeVisible();
    expect(screen.getByText('2 × Amanecer de Tajonal')).toBeVisible();
    expect(screen.getByText('Calle 60 número 491', { exact: false })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the order is of somebody else then no personal field is missed as an error', async () => {
    const order = { ...anOrder(), customerName: null, customerEmail: null, shippingAddress: null };
    answer('get', '/orders/:id', { order, items: [anOrderItem()] });

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText(/Por privacidad/)).toBeVisible();
  });

  test('when the status is another one then it is shown as it is', async () => {
    answer('get', '/orders/:id', {
      order: anOrder({ status: 'pending', paymentStatus: 'pending' }),
      items: [],
    });

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText('Pendiente (pending)')).toBeVisible();
  });

  test('when the order id is missing then the home page opens', async () => {
    open('/checkout/success');

    expect(await screen.findByText('inicio')).toBeVisible();
  });

  test('when the order cannot be read then the exact text and a retry', async () => {
    answer('get', '/orders/:id', { message: 'caído' }, 503);

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText('No pudimos cargar los detalles de tu pedido...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('failure page', () => {
  test('when the provider gave a reason then it stands in Spanish above the usual causes', () => {
    open('/checkout/failure?reason=cc_rejected_insufficient_amount');

    expect(screen.getByText('Tu tarjeta no tiene fondos suficientes.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Volver al carrito' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Intentar de nuevo' })).toHaveAttribute('href', '/checkout');
    expect(screen.getByRole('link', { name: 'Contactar a soporte' })).toHaveAttribute('href', '/contact');
  });

  test('when the payment needs a look then nobody is told to pay again', () => {
    open('/checkout/failure?reason=review');

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estamos revisando tu pago');
    expect(screen.queryByRole('link', { name: 'Intentar de nuevo' })).toBeNull();
  });
});

describe('pending page', () => {
  test('when opened then it tells of the 24 hours and leads home and to support', () => {
    answer('get', '/cart', aCart());

    open('/checkout/pending');

    expect(screen.getByText(/24 horas/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contactar a soporte' })).toHaveAttribute('href', '/contact');
  });

  test('when the payment turned out approved then checking again opens the order', async () => {
    answer('get', '/cart', aCart());
    answer('post', '/checkout/process-payment', {
      orderId: 'order-0123456789abcdef',
      paymentStatus: 'approved',
    });
    answer('get', '/orders/:id', { order: anOrder(), items: [anOrderItem()] });
    const { user } = open('/checkout/pending?payment_id=123');

    await user.click(await screen.findByRole('button', { name: 'Revisar mi pago' }));

    expect(await screen.findByText('¡Gracias por tu compra!')).toBeVisible();
  });

  test('when checking fails then support is named', async () => {
    answer('get', '/cart', aCart());
    answer('post', '/checkout/process-payment', { message: 'caído' }, 503);
    const { user } = open('/checkout/pending?payment_id=123');

    await user.click(await screen.findByRole('button', { name: 'Revisar mi pago' }));

    await waitFor(() =>
      expect(
        screen.getByText('No se pudo procesar el pedido. Por favor, contacte con atención al cliente.'),
      ).toBeVisible(),
    );
  });
});
