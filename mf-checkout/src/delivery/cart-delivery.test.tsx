import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor, within } from '@testing-library/react';
import { CartPage } from '../cart/cart.page.tsx';
import { aDeliveredCart, aParcel, aStall } from '../testing/some-ways.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  answer('get', '/elixirs/predesigned/suggested', []);
});

const summary = () => screen.findByRole('region', { name: 'Resumen del pedido' });
const zip = () => screen.getByLabelText('Tu código postal');

test('when delivery depends on the place then nothing is called free, and the postal code tells way, price and arrival', async () => {
  answer('get', '/cart', aDeliveredCart({ ways: [aStall()] }));
  const sent = answer(
    'put',
    '/cart/delivery',
    aDeliveredCart({ zip: '97000', ways: [aStall(), aParcel({ missing: 310 })], wayId: 'paqueteria' }),
  );
  const { user, container } = renderPage(<CartPage />);
  const box = await summary();
  expect(within(box).getByText('Según tu código postal')).toBeVisible();
  expect(screen.queryByText(/gratis/i)).toBeNull();

  await user.type(zip(), '97 000');

  expect(await within(box).findByText('Paquetería')).toBeVisible();
  expect(box).toHaveTextContent('Paquetería$129.00 MXN');
  expect(box).toHaveTextContent('Total$719.00 MXN');
  expect(box).toHaveTextContent('Suele llegar entre el 26 y el 30 de noviembre.');
  expect(box).toHaveTextContent('Te faltan $310.00 MXN para envío gratis');
  expect(sent.map(({ body }) => body)).toEqual([{ zip: '97000' }]);
  expect(await axeViolations(container)).toEqual([]);
});

test('when several ways become free then it counts to the one that does first', async () => {
  const soon = aParcel({ id: 'expres', name: 'Exprés', price: 180, missing: 110 });
  const ways = [aParcel({ missing: 1_410 }), soon];
  answer('get', '/cart', aDeliveredCart({ zip: '97000', ways, wayId: 'paqueteria' }));

  renderPage(<CartPage />);

  expect(await summary()).toHaveTextContent('Te faltan $110.00 MXN para envío gratis');
});

test('when this tab knows the postal code then the cart is told of it, once', async () => {
  sessionStorage.setItem('zip', '"97000"');
  answer('get', '/cart', aDeliveredCart({ ways: [] }));
  const sent = answer(
    'put',
    '/cart/delivery',
    aDeliveredCart({ zip: '97000', ways: [aParcel()], wayId: 'paqueteria' }),
  );

  renderPage(<CartPage />);

  expect(await screen.findByText('Paquetería')).toBeVisible();
  expect(zip()).toHaveValue('97000');
  expect(sent.map(({ body }) => body)).toEqual([{ zip: '97000' }]);
});

test('when nothing goes to a place then it says so, and where it can be fetched that is said instead', async () => {
  answer('get', '/cart', aDeliveredCart({ zip: '22000', ways: [] }));
  const { user } = renderPage(<CartPage />);
  expect(await screen.findByText('Todavía no entregamos en ese código postal.')).toBeVisible();
  answer('put', '/cart/delivery', aDeliveredCart({ zip: '23000', ways: [aStall()] }));

  await user.clear(zip());
  await user.type(zip(), '23000');

  expect(await screen.findByText(/^A tu código postal no enviamos/)).toBeVisible();
});

test('when the price of a place does not come then what was typed stays with a message', async () => {
  answer('get', '/cart', aDeliveredCart({ ways: [] }));
  answer('put', '/cart/delivery', { message: '' }, 500);
  const { user } = renderPage(<CartPage />);
  await summary();

  await user.type(zip(), '97000');

  expect(await screen.findByText('No pudimos calcular el envío. Inténtalo de nuevo.')).toBeVisible();
  expect(zip()).toHaveValue('97000');
  answer('put', '/cart/delivery', aDeliveredCart({ zip: '97000', ways: [aParcel()], wayId: 'paqueteria' }));
  await user.type(zip(), '{Backspace}0');
  await waitFor(() => expect(screen.queryByText(/^No pudimos/)).toBeNull());
  expect(await screen.findByText('Paquetería')).toBeVisible();
});
