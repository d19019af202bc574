import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aShipping, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { Route, Routes } from 'react-router-dom';
import { SuccessPage } from '../result/success.page.tsx';
import { typeAddress } from '../testing/type-address.ts';
import { AddressPage } from './address.page.tsx';

const ID = 'order-0123456789abcdef';
const bare = anOrder({ needsAddress: true, customerName: null, customerEmail: null, shippingAddress: null });
const open = (query = `?orderId=${ID}&t=firma`) =>
  renderPage(
    <Routes>
      <Route path="/" element={<p>inicio</p>} />
      <Route path="/checkout/address" element={<AddressPage />} />
      <Route path="/checkout/success" element={<SuccessPage />} />
    </Routes>,
    { path: `/checkout/address${query}` },
  );
type User = ReturnType<typeof open>['user'];
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Guardar dirección' }));

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/content/contact', []);
});

test('when the address is given then it is sent with the signature and the order opens', async () => {
  const asked = answer('get', '/orders/:id', { order: bare, items: [anOrderItem()] });
  const sent = answer('put', '/orders/:id/shipping', { order: anOrder(), items: [anOrderItem()] });
  const { user, container, shownToasts } = open();
  await typeAddress(user);
  expect(await axeViolations(container)).toEqual([]);
  answer('get', '/orders/:id', { order: anOrder({ needsAddress: false }), items: [anOrderItem()] });

  await save(user);

  expect(await screen.findByText('¡Gracias por tu compra!')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ ...aShipping(), state: 'Yucatán' });
  expect(sent[0]?.url.search).toBe('?t=firma');
  expect(asked[0]?.url.search).toBe('?t=firma');
  expect(shownToasts()[0]).toMatchObject({ title: 'Dirección guardada' });
  expect(sessionStorage).toHaveLength(0);
});

test('when sent empty then the messages of the checkout appear and nothing is requested', async () => {
  answer('get', '/orders/:id', { order: bare, items: [] });
  const sent = answer('put', '/orders/:id/shipping', {});
  const { user } = open();
  await screen.findByLabelText('Nombre completo');

  await save(user);

  expect(await screen.findByText('La dirección es requerida')).toBeVisible();
  expect(screen.getByText('El código postal es requerido')).toBeVisible();
  expect(sent).toHaveLength(0);
});

test('when the provider knows an e-mail then it stands there already', async () => {
  answer('get', '/orders/:id', { order: { ...bare, customerEmail: 'muestra@example.com' }, items: [] });
  open();
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('muestra@example.com');
});

test.each([
  [
    400,
    { message: 'Revisa', errors: { zip: 'El código postal es requerido' } },
    'El código postal es requerido',
  ],
  [409, { message: 'Este pedido ya tiene dirección de envío.' }, 'Este pedido ya tiene dirección de envío.'],
])(
  'when the shop refuses with %d then its reason is shown and the words stay',
  async (status, body, text) => {
    answer('get', '/orders/:id', { order: bare, items: [] });
    answer('put', '/orders/:id/shipping', body, status);
    const { user } = open();
    await typeAddress(user);

    await save(user);

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Nombre completo')).toHaveValue(aShipping().name);
  },
);

test('when the order is of somebody else then there is no form', async () => {
  answer('get', '/orders/:id', { order: anOrder({ customerName: null }), items: [] });
  open(`?orderId=${ID}`);
  expect(await screen.findByText('Este pedido es de otra persona')).toBeVisible();
  expect(screen.queryByLabelText('Nombre completo')).toBeNull();
});

test('when the order has its address then the order is shown instead', async () => {
  answer('get', '/orders/:id', { order: anOrder({ needsAddress: false }), items: [] });
  open();
  expect(await screen.findByText('No hay nada que completar')).toBeVisible();
});

test('when no order is named then the home page opens', async () => {
  open('');
  await waitFor(() => expect(screen.getByText('inicio')).toBeVisible());
});
