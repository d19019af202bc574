import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { PaymentMethod } from '@shop/contracts/constants';
import { aCart, aCartLine, aShipping } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { aPreference } from '../testing/a-preference.ts';
import { CheckoutPage } from './checkout.page.tsx';

const preference = aPreference({
  preferenceId: 'ORD01',
  initPoint: '#proveedor',
  sdkUrl: '',
  provider: 'mercadopago-orders',
});
const PREFERENCE = '/checkout/create-preference';
const open = (paymentMethods?: PaymentMethod[]) => {
  answer('get', '/cart', aCart([aCartLine({ id: 1, price: 295 }, 2)]));
  sessionStorage.setItem('draft:checkout-shipping', JSON.stringify({ ...aShipping(), phone: '', notes: '' }));
  return renderPage(<CheckoutPage />, {
    path: '/checkout?paso=pago',
    ...(paymentMethods && { shop: { paymentMethods } }),
  });
};

test('when there is a choice then what is chosen is asked for, and stays chosen', async () => {
  const choices = ['card', 'cash', 'transfer'];
  answer('post', PREFERENCE, { ...preference, choices });
  const { user, container } = open();
  await screen.findByRole('button', { name: /^Pagar ahora/ });
  // The choices load in a separate file.
  expect((await screen.findAllByRole('radio')).map((one) => (one as HTMLInputElement).checked)).toEqual([
    false,
    false,
    false,
  ]);
  expect(await axeViolations(container)).toEqual([]);

  const sent = answer('post', PREFERENCE, { ...preference, choices, payWith: 'cash' });
  await user.click(screen.getByLabelText('OXXO u otro efectivo'));

  await waitFor(() => expect(sent[0]?.body).toMatchObject({ payWith: 'cash' }));
  await screen.findByRole('button', { name: /^Pagar ahora/ });
  expect(screen.getByLabelText('OXXO u otro efectivo')).toBeChecked();
});

test('when the shop itself is paid then the button orders, and says what follows', async () => {
  const choices = ['online', 'ownTransfer'];
  answer('post', PREFERENCE, { ...preference, choices, payWith: 'ownTransfer', provider: 'own' });
  open();
  expect(await screen.findByRole('button', { name: /^Hacer mi pedido · \$590/ })).toBeVisible();
  expect(await screen.findByLabelText('Transferencia a nuestra cuenta')).toBeChecked();
  expect(screen.getByText(/enseguida ves la CLABE/)).toBeVisible();
  expect(screen.queryByText(/Te llevamos a/)).toBeNull();
});

test('when months are free then the button says what each costs, and else nothing', async () => {
  answer('post', PREFERENCE, { ...preference, freeMonths: { months: 3, monthly: 163.33 } });
  open();
  expect(await screen.findByText(/^3 meses sin intereses de \$163\.33/)).toBeVisible();
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test.each<[PaymentMethod[] | undefined, RegExp]>([
  [undefined, /con tarjeta, OXXO o transferencia/],
  [['visa', 'oxxo'], /para pagar, y de ahí/],
])('when the shop shows %j then the way out names no other', async (marks, words) => {
  answer('post', PREFERENCE, preference);
  open(marks);
  await screen.findByRole('button', { name: /^Pagar ahora/ });
  expect(screen.getByText(/^Te llevamos a/)).toHaveTextContent(words);
});
