import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aContent, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { Route, Routes } from 'react-router-dom';
import { SuccessPage } from './success.page.tsx';

const pages = (
  <Routes>
    <Route path="/checkout/success" element={<SuccessPage />} />
  </Routes>
);
const open = (path: string) => {
  answer('get', '/content/contact', []);
  answer('get', '/flowers', []);
  return renderPage(pages, { path });
};

describe('success page', () => {
  test('when there is an order then its details, names and total are shown', async () => {
    answer('get', '/orders/:id', { order: anOrder(), items: [anOrderItem({ quantity: 2 })] });

    const { container } = open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText('Procesando')).toBeVisible();
    expect(screen.getByText('2 × Amanecer de Tajonal')).toBeVisible();
    expect(screen.getByText('Calle 60 número 491', { exact: false })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when it is paid then it tells when it usually arrives, and where its confirmation went', async () => {
    // A Wednesday: two days in the workshop, three to six in transit.
    const order = anOrder({
      status: 'processing',
      paymentStatus: 'approved',
      paidAt: '2026-10-07T18:00:00.000Z',
    });
    answer('get', '/orders/:id', { order, items: [anOrderItem()] });

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText(/Suele llegar/)).toHaveTextContent(
      'Suele llegar entre el 12 y el 15 de octubre',
    );
    expect(screen.getByText(/Te mandamos la/)).toHaveTextContent(
      'Te mandamos la confirmación a muestra@example.com.',
    );
  });

  test.each([
    { status: 'cancelled', paymentStatus: 'approved' },
    { status: 'pending', paymentStatus: 'pending' },
    { status: 'processing', paymentStatus: 'refunded' },
    { status: 'processing', paymentStatus: 'approved', customerEmail: null },
  ])('when it is %j then no confirmation is told', async (over) => {
    answer('get', '/orders/:id', { order: anOrder(over), items: [anOrderItem()] });

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect((await screen.findAllByText('Amanecer de Tajonal', { exact: false }))[0]).toBeVisible();
    expect(screen.queryByText(/Te mandamos la/)).toBeNull();
  });

  test.each([true, undefined])(
    'when its prices include the tax (%s) then the total says so',
    async (ivaIncluded) => {
      const order = anOrder(ivaIncluded ? { ivaIncluded } : {});
      answer('get', '/orders/:id', { order, items: [anOrderItem()] });

      open('/checkout/success?orderId=order-0123456789abcdef');

      expect(await screen.findByText('Procesando')).toBeVisible();
      expect(screen.queryAllByText('IVA incluido')).toHaveLength(ivaIncluded ? 1 : 0);
    },
  );

  test('when its parts say their rates then the total tells the tax in them, and in what went back', async () => {
    const iva = [{ rate: '16', base: 254.31, tax: 40.69 }];
    const order = anOrder({ ivaIncluded: true, refundedIva: [{ rate: '16', base: 100, tax: 16 }] });
    order.amounts = { ...order.amounts, iva };
    answer('get', '/orders/:id', { order, items: [anOrderItem()] });

    open('/checkout/success?orderId=order-0123456789abcdef');

    const told = await screen.findByText(/^IVA 16 % incluido: \$40\.69 MXN/);
    expect(told).toHaveTextContent('(de lo devuelto: IVA 16 % incluido: $16.00 MXN)');
    expect(screen.queryByText('IVA incluido')).toBeNull();
  });

  test('when the order is of somebody else then no personal field is missed as an error', async () => {
    const order = { ...anOrder(), customerName: null, customerEmail: null, shippingAddress: null };
    answer('get', '/orders/:id', { order, items: [anOrderItem()] });

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText(/Por privacidad/)).toBeVisible();
  });

  test.each([
    ['refunded', 'processing', 'Te devolvimos tu dinero'],
    ['approved', 'cancelled', 'Tu pedido fue cancelado'],
    ['charged_back', 'processing', 'Tu pedido FK-000001'],
    ['approved', 'completed', 'Tu pedido va en camino'],
    ['approved', 'processing', '¡Gracias por tu compra!'],
  ])(
    'when the payment is %s and the order %s then the heading says so',
    async (paymentStatus, status, title) => {
      answer('get', '/orders/:id', { order: anOrder({ status, paymentStatus }), items: [] });

      open('/checkout/success?orderId=order-0123456789abcdef');

      expect(screen.getByRole('heading', { level: 1, name: 'Tu pedido' })).toBeInTheDocument();
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );

  const byShop = [{ id: 'own-0123456789abcdef01234567', amount: 295 }];
  test.each([
    ['was paid online', { paymentIntentId: '123' }, /Según tu banco/],
    ['was paid to the shop', { paymentIntentId: byShop[0]!.id }, /Si todavía no tienes tu dinero/],
    ['was paid to the shop in parts', { payments: byShop }, /Si todavía no tienes tu dinero/],
    ['was paid both ways', { payments: [...byShop, { id: '123', amount: 295 }] }, /Según tu banco/],
    ['is of somebody else', { paymentIntentId: null }, /Según tu banco/],
  ])('when money of an order went back that %s then its page says how it comes', async (_how, paid, says) => {
    answer('get', '/orders/:id', { order: anOrder({ paymentStatus: 'refunded', ...paid }), items: [] });

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText(says)).toBeVisible();
  });

  test('when the owner wrote other words for a paid order then these stand there, with its number', async () => {
    answer('get', '/content/checkout', [
      aContent({ section: 'thanks', title: '¡Qué alegría!', content: 'Tu pedido {pedido} ya se prepara.' }),
    ]);
    const order = anOrder({ status: 'processing', paymentStatus: 'approved' });
    answer('get', '/orders/:id', { order, items: [] });

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByRole('heading', { level: 1, name: '¡Qué alegría!' })).toBeVisible();
    expect(screen.getByText(/ya se prepara/)).toHaveTextContent('Tu pedido FK-000001 ya se prepara.');
  });

  test('when the slip expired then the reason stands there and the order can be paid another way', async () => {
    const order = anOrder({
      status: 'pending',
      paymentStatus: 'cancelled',
      paymentStatusDetail: 'expired',
      needsAddress: false,
    });
    answer('get', '/orders/:id', { order, items: [anOrderItem()] });
    const asked = answer(
      'post',
      '/orders/:id/payment',
      { message: 'Este pedido ya no se puede pagar.' },
      409,
    );
    const { user } = open('/checkout/success?orderId=order-0123456789abcdef&t=firma');
    expect(await screen.findByText(/El plazo para pagar terminó/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));

    expect(await screen.findByText('Este pedido ya no se puede pagar.')).toBeVisible();
    expect(asked[0]?.url.search).toBe('?t=firma');
  });

  test('when somebody else sees an order whose slip expired then there is no way to pay it', async () => {
    const order = anOrder({ status: 'pending', paymentStatus: 'cancelled', customerName: null });
    answer('get', '/orders/:id', { order, items: [anOrderItem()] });

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText('El pago no se completó')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });

  test('when the order has no address then the way to give it keeps the signature of the link', async () => {
    const order = anOrder({ needsAddress: true, customerName: null, shippingAddress: null });
    answer('get', '/orders/:id', { order, items: [anOrderItem()] });

    open('/checkout/success?orderId=order-0123456789abcdef&t=firma');

    expect(await screen.findByText('Falta tu dirección de envío')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Completar mi dirección' })).toHaveAttribute(
      'href',
      '/checkout/address?orderId=order-0123456789abcdef&t=firma',
    );
    expect(screen.queryByText(/Por privacidad/)).toBeNull();
  });

  test('when the status is another one then it is shown as it is', async () => {
    answer('get', '/orders/:id', {
      order: anOrder({ status: 'pending', paymentStatus: 'pending' }),
      items: [],
    });

    open('/checkout/success?orderId=order-0123456789abcdef');

    const original = await screen.findByText('(pending)');
    expect(original).toHaveAttribute('lang', 'en');
    expect(original.parentElement).toHaveTextContent('Pendiente (pending)');
  });

  test('when the order id is missing then the home page opens in its place', () => {
    const leaveFor = jest.fn();

    renderPage(<SuccessPage leaveFor={leaveFor} />, { path: '/checkout/success' });

    expect(leaveFor.mock.calls).toEqual([['/']]);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando tu pedido…');
  });

  test('when there is no such order then it says so, and offers no second try', async () => {
    answer('get', '/orders/:id', { message: 'No existe' }, 404);

    open('/checkout/success?orderId=zzz');

    // Content below the order is absent while it loads, so that nothing moves.
    expect(screen.getAllByText('Cargando tu pedido…').length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: 'Seguir comprando' })).toBeNull();
    expect(await screen.findByText('No encontramos un pedido con ese número.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seguir comprando' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mis pedidos' })).toHaveAttribute('href', '/pedidos');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  test('when the order cannot be read then the exact text and a retry', async () => {
    answer('get', '/orders/:id', { message: 'caído' }, 503);

    open('/checkout/success?orderId=order-0123456789abcdef');

    expect(await screen.findByText('No pudimos cargar los detalles de tu pedido...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
