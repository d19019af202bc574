import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Cart } from '@shop/contracts/cart';
import { BY_MAIL } from '@shop/contracts/sold-gift-cards';
import { aCart, aCartLine, anOrder, anOrderItem, aShipping } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { CartPage } from '../cart/cart.page.tsx';
import { CheckoutPage } from '../checkout/checkout.page.tsx';
import { PaymentStep } from '../checkout/payment-step.tsx';
import { OrderLines } from '../result/order-lines.tsx';
import { SuccessPage } from '../result/success.page.tsx';
import { BalancePage } from './balance.page.tsx';

const ON = { shop: { giftCards: true } };
const filled = (amount = 0, over: Partial<Cart> = {}): Cart => {
  const cart = aCart([aCartLine({ id: 1, price: 295 }, 2)]);
  if (amount === 0) return { ...cart, ...over };
  const amounts = { ...cart.amounts, giftCard: amount, due: cart.amounts.total - amount };
  return { ...cart, amounts, giftCard: { lastFour: 'W4RB', amount }, ...over };
};
const summary = () => screen.getByRole('region', { name: 'Resumen del pedido' });

test('when a card is typed in the cart then the total stays, what is left to pay stands below it, and it can be taken off', async () => {
  answer('get', '/elixirs/predesigned/suggested', []);
  answer('get', '/cart', filled());
  const { user, container } = renderPage(<CartPage />, ON);
  await user.click(await screen.findByRole('button', { name: '¿Tienes un código o una tarjeta de regalo?' }));
  const asked = answer('put', '/cart/discount', filled(300));
  await user.type(screen.getByLabelText('Código de descuento o de tu tarjeta'), '7k3d 9qxm 2fht w4rb{Enter}');

  await waitFor(() =>
    expect(summary()).toHaveTextContent(
      /Total\$590\.00 MXN.*Tarjeta de regalo ···W4RB.*−\$300\.00 MXN.*Por pagar\$290\.00 MXN/s,
    ),
  );
  expect(asked[0]?.body).toEqual({ code: '7k3d 9qxm 2fht w4rb' });
  // A code can be typed as well.
  const beside = screen.getByLabelText('Código de descuento o de tu tarjeta');
  expect(beside).toBeVisible();
  await waitFor(() => expect(beside).toHaveValue(''));
  expect(await axeViolations(container)).toEqual([]);

  const removed = answer('delete', '/cart/gift-card', filled());
  await user.click(screen.getByRole('button', { name: 'Quitar la tarjeta de regalo' }));
  await waitFor(() => expect(screen.queryByText('Por pagar')).toBeNull());
  expect(removed).toHaveLength(1);
  expect(summary()).toHaveFocus();
});

test('when the card of the cart pays nothing any more then its words say why, and it can be taken off', async () => {
  answer('get', '/elixirs/predesigned/suggested', []);
  const problem = 'Esta tarjeta ya no tiene saldo.';
  answer('get', '/cart', filled(0, { giftCard: { lastFour: 'W4RB', amount: 0, problem } }));
  const { container } = renderPage(<CartPage />, ON);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quitar la tarjeta de regalo' })).toBeVisible();
  expect(summary()).not.toHaveTextContent('Por pagar');
  expect(await axeViolations(container)).toEqual([]);
});

test('when the card leaves the least that can be paid otherwise then the cart says why', async () => {
  answer('get', '/elixirs/predesigned/suggested', []);
  const giftCard = { lastFour: 'W4RB', amount: 585, leaves: 5 };
  answer('get', '/cart', filled(585, { giftCard }));
  const { container } = renderPage(<CartPage />, ON);
  expect(await screen.findByText(/^Deja \$5\.00 MXN por pagar: es lo mínimo/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

const details = { ...aShipping(), phone: '', notes: '' };
const preference = (cart: Cart) => ({
  ...{
    preferenceId: 'p',
    publicKey: '',
    checkoutId: 'checkout-0123456789',
    sdkUrl: '',
    provider: 'gift-card',
  },
  ...{
    initPoint: 'https://shop.example/api/checkout/return?c=1',
    total: cart.amounts.total,
    amounts: cart.amounts,
  },
});

test.each([
  [300, /Pagar ahora.*\$290\.00/],
  [590, /Hacer mi pedido.*\$0\.00/],
])('when it pays %d of 590 then the button says what is left', async (amount, name) => {
  const cart = filled(amount);
  answer('get', '/cart', cart);
  const asked = answer('post', '/checkout/create-preference', preference(cart));
  renderPage(<PaymentStep cart={cart} details={details} onBack={() => undefined} />, ON);
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ seen: { total: 590, due: 590 - amount } });
  expect(screen.queryByText('Tu tarjeta de regalo paga todo tu pedido.') !== null).toBe(amount === 590);
});

test('when the card is refused at payment then the way on is without it', async () => {
  const message = 'El saldo de tu tarjeta de regalo cambió. Revisa tu carrito antes de pagar.';
  const cart = filled(300);
  answer('get', '/cart', cart);
  answer('post', '/checkout/create-preference', { message, errors: { giftCard: message } }, 400);
  const { user, container } = renderPage(
    <PaymentStep cart={cart} details={details} onBack={() => undefined} />,
    ON,
  );
  expect(await screen.findByText(message)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  const removed = answer('delete', '/cart/gift-card', filled());
  await user.click(screen.getByRole('button', { name: 'Continuar sin la tarjeta' }));
  await waitFor(() => expect(removed).toHaveLength(1));
});

test('when the card pays nothing in the cart either then going on without it leads to the payment', async () => {
  const problem = 'Esta tarjeta ya no tiene saldo.';
  answer('get', '/cart', filled(0, { giftCard: { lastFour: 'W4RB', amount: 0, problem } }));
  answer('post', '/checkout/create-preference', { message: problem, errors: { giftCard: problem } }, 400);
  sessionStorage.setItem('draft:checkout-shipping', JSON.stringify({ ...details, colonia: '' }));
  const { user } = renderPage(<CheckoutPage />, { ...ON, path: '/checkout?paso=pago' });
  const onward = await screen.findByRole('button', { name: 'Continuar sin la tarjeta' });
  answer('delete', '/cart/gift-card', filled());
  answer('post', '/checkout/create-preference', preference(filled()));

  await user.click(onward);

  expect(await screen.findByRole('button', { name: /Pagar ahora.*\$590\.00/ })).toBeVisible();
  expect(screen.queryByText(problem)).toBeNull();
  sessionStorage.clear();
});

test('when an order was paid with one then its lines say so below the total', () => {
  const { amounts } = filled(300);
  renderPage(<OrderLines order={anOrder({ total: 590, amounts })} items={[]} />);
  expect(screen.getByText('Tarjeta de regalo')).toBeVisible();
  expect(screen.getByText('Con otro medio').closest('li')).toHaveTextContent('$290.00');
});

test('when nothing is left on a card then nobody is told to pay with it', async () => {
  answer('post', '/gift-cards/balance', { lastFour: 'W4RB', balance: 0 });
  const { user } = renderPage(<BalancePage />, ON);
  await user.type(await screen.findByLabelText('Código'), '7k3d 9qxm 2fht w4rb{Enter}');

  expect(await screen.findByText('Te quedan $0.00 MXN')).toBeVisible();
  expect(screen.getByText('Tarjeta terminada en W4RB.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ir a mi carrito' })).toBeNull();
});

test('when the balance is asked for then it is told, and what is no card says so at its field', async () => {
  const message = 'No encontramos esa tarjeta. Revisa cómo está escrito el código.';
  answer('post', '/gift-cards/balance', { message }, 404);
  const { user, container } = renderPage(<BalancePage />);
  await user.type(screen.getByLabelText('Código'), 'nada{Enter}');
  expect(await screen.findByText(message)).toBeVisible();

  const asked = answer('post', '/gift-cards/balance', { lastFour: 'W4RB', balance: 120.5 });
  await user.type(screen.getByLabelText('Código'), ' 7k3d{Enter}');
  expect(await screen.findByText('Te quedan $120.50 MXN')).toBeVisible();
  expect(asked[0]?.body).toEqual({ code: 'nada 7k3d' });
  expect(await axeViolations(container)).toEqual([]);
});

test('when an order is of a gift card then its page says that it goes by mail and when, and asks for no address nor invoice', async () => {
  const order = anOrder({
    status: 'completed',
    paymentStatus: 'approved',
    delivery: BY_MAIL,
    needsAddress: false,
  });
  const item = anOrderItem({ elixirName: 'Tarjeta de regalo', giftCard: { sendOn: '2026-12-24' } });
  answer('get', '/orders/:id', { order, items: [item] });
  const { container } = renderPage(<SuccessPage />, { path: `/checkout/success?orderId=${order.id}` });
  expect(await screen.findByText('Sale por correo el 24 de diciembre')).toBeVisible();
  expect(container).toHaveTextContent(/La tarjeta de regalo de tu pedido FK-000001 sale por correo/);
  expect(screen.getByRole('heading', { name: 'Por correo' })).toBeVisible();
  for (const word of [/dirección/i, /factura/i, /Enviado/, /Volver a pedir/, /va en camino/])
    expect(screen.queryByText(word)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});
