import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine, aShipping } from '@shop/contracts/testing/builders';
import type { CartDiscount } from '@shop/contracts/discount';
import { screen, waitFor } from '@testing-library/react';
import { CartPage } from '../cart/cart.page.tsx';
import { PaymentStep } from '../checkout/payment-step.tsx';

const filled = (discount?: CartDiscount) =>
  aCart([aCartLine({ id: 1, price: 295 }, 2)], discount && { discount });
const OFF = { code: 'MIEL10', amount: 59 };
const summary = () => screen.getByRole('region', { name: 'Resumen del pedido' });

test('when a code is typed then the summary shows what it takes off, and it can be taken back', async () => {
  answer('get', '/elixirs/predesigned/suggested', []);
  answer('get', '/cart', filled());
  const { user, container } = renderPage(<CartPage />);
  await user.click(await screen.findByRole('button', { name: '¿Tienes un código de descuento?' }));
  expect(screen.getByLabelText('Código de descuento')).toHaveFocus();
  const message = 'No encontramos ese código. Revisa cómo está escrito.';
  answer('put', '/cart/discount', { message, errors: { code: message } }, 400);
  await user.type(screen.getByLabelText('Código de descuento'), 'miel 1{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);

  const asked = answer('put', '/cart/discount', filled(OFF));
  await user.type(screen.getByLabelText('Código de descuento'), '0{Enter}');

  expect(await screen.findByText('Descuento MIEL10')).toBeVisible();
  expect(asked[0]?.body).toEqual({ code: 'miel 10' });
  expect(summary()).toHaveTextContent(/Productos \(2\)\$590\.00 MXN.*−\$59\.00 MXN.*Total\$531\.00 MXN/s);
  expect(await axeViolations(container)).toEqual([]);

  answer('delete', '/cart/discount', filled());
  await user.click(screen.getByRole('button', { name: 'Quitar el código MIEL10' }));
  await waitFor(() => expect(summary()).toHaveTextContent('Total$590.00 MXN'));
});

test('when the shop takes something off by itself then it is a line by its name, and a code can still be typed', async () => {
  answer('get', '/elixirs/predesigned/suggested', []);
  answer('get', '/cart', { ...filled(), promotion: { name: 'Lleva 3 paga 2', amount: 95 } });
  const { container } = renderPage(<CartPage />);
  await screen.findByText('Lleva 3 paga 2');
  expect(summary()).toHaveTextContent(/Productos \(2\)\$590\.00 MXNLleva 3 paga 2−\$95\.00 MXN/);
  expect(screen.getByRole('button', { name: '¿Tienes un código de descuento?' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('when the shop says that its prices include the tax then the summary says so below the total', async () => {
  answer('get', '/elixirs/predesigned/suggested', []);
  answer('get', '/cart', filled());
  renderPage(<CartPage />, { shop: { ivaIncluded: true } });
  await screen.findByText('IVA incluido');
  expect(summary()).toHaveTextContent(/Total\$590\.00 MXNIVA incluido/);
});

test('when the code of the cart takes off nothing any more then its words say why, and it is taken off below them', async () => {
  answer('get', '/elixirs/predesigned/suggested', []);
  answer('get', '/cart', filled({ code: 'MIEL10', amount: 0, problem: 'Este código venció el 1 de enero.' }));
  const { user, container } = renderPage(<CartPage />);
  expect(await screen.findByText('Este código venció el 1 de enero.')).toBeVisible();
  expect(summary()).toHaveTextContent('Total$590.00 MXN');
  expect(await axeViolations(container)).toEqual([]);

  answer('delete', '/cart/discount', filled());
  await user.click(screen.getByText('Quitar el código'));
  await waitFor(() => expect(screen.queryByText('Descuento MIEL10')).toBeNull());
});

test('when the code is refused at payment then the way on is without it', async () => {
  const message = 'Ya usaste este código.';
  const promotion = { name: 'Otoño', amount: 10 };
  const cart = { ...filled(OFF), promotion };
  answer('get', '/cart', cart);
  const asked = answer(
    'post',
    '/checkout/create-preference',
    { message, errors: { discount: message } },
    400,
  );
  const details = { ...aShipping(), phone: '', notes: '' };
  const { user, container } = renderPage(
    <PaymentStep cart={cart} details={details} onBack={() => undefined} />,
  );
  expect(await screen.findByText(message)).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ seen: { discount: OFF, promotion, total: 531 } });
  expect(await axeViolations(container)).toEqual([]);
  const removed = answer('delete', '/cart/discount', filled());
  await user.click(screen.getByRole('button', { name: 'Continuar sin el código' }));
  await waitFor(() => expect(removed).toHaveLength(1));
});
