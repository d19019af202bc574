import { expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { AddressLink } from './address-link.tsx';
import { OrdersPage } from './orders.page.tsx';

const bare = () =>
  anOrder({ needsAddress: true, customerName: null, customerEmail: null, shippingAddress: null });

test('when an order was paid without an address then its row says so', async () => {
  answer('get', '/orders', [bare(), anOrder({ id: 'order-b', number: 'FK-000002', needsAddress: false })]);

  renderPage(<OrdersPage />);

  expect(await screen.findByText('FK-000002')).toBeVisible();
  expect(screen.getAllByText('Falta dirección')).toHaveLength(1);
});

test('when the link is copied then it can be sent to the buyer', async () => {
  const addressLink = 'https://tienda.example/checkout/address?orderId=order-0123456789abcdef&t=firma';
  answer('get', '/orders/:id', { order: { ...bare(), addressLink }, items: [] });
  const { user, shownToasts } = renderPage(<AddressLink order={bare()} />);
  expect(await screen.findByLabelText('Enlace para completar la dirección')).toHaveValue(addressLink);

  const copied = jest.spyOn(navigator.clipboard, 'writeText');

  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));

  expect(copied).toHaveBeenCalledWith(addressLink);
  expect(shownToasts()[0]).toMatchObject({ title: 'Enlace copiado' });
});
