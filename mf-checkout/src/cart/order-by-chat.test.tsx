import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { screen } from '@testing-library/react';
import { CartPage } from './cart.page.tsx';

const PATH = '/admin/orders?ventana=new.carrito-0123456789abcdef';
const contact = { email: '', phone: '', whatsapp: '999 123 4567' };

beforeEach(() => {
  answer('get', '/elixirs/predesigned/suggested', []);
  answer('get', '/cart', aCart([aCartLine({ id: 1, name: 'Sol & <Luna>', price: 295 }, 2)]));
});

test('when the shop takes orders by chat then the message has the lines, the total and where the owner finds them', async () => {
  answer('get', '/cart/link', { path: PATH });

  const { container } = renderPage(<CartPage />, { shop: { whatsappOrders: true, contact } });

  const link = await screen.findByRole('link', { name: 'Pedir por WhatsApp' });
  const address = new URL(link.getAttribute('href')!);
  expect(address.origin + address.pathname).toBe('https://wa.me/529991234567');
  expect(address.searchParams.get('text')).toBe(
    `Hola, quiero pedir:\n2 × Sol & <Luna> · $590.00 MXN\nTotal: $590.00 MXN\n${location.origin}${PATH}`,
  );
  expect(address.search).not.toContain('+');
  expect(await axeViolations(container)).toEqual([]);
});

test('when the shop takes something off by itself then the message names it', async () => {
  answer('get', '/cart/link', { path: PATH });
  const promotion = { name: 'Otoño', amount: 59 };
  answer('get', '/cart', aCart([aCartLine({ id: 1, name: 'Sol', price: 590 })], { promotion }));

  renderPage(<CartPage />, { shop: { whatsappOrders: true, contact } });

  const link = await screen.findByRole('link', { name: 'Pedir por WhatsApp' });
  expect(new URL(link.getAttribute('href')!).searchParams.get('text')).toContain(
    '\nOtoño · −$59.00 MXN\nTotal',
  );
});

test('when the cart has a code and a delivery then the message names them, so that its amounts add up', async () => {
  answer('get', '/cart/link', { path: PATH });
  const way = { id: 'casa', kind: 'ship' as const, name: 'A domicilio', price: 150 };
  const days = { first: '2026-11-28T18:00:00.000Z', last: '2026-11-30T18:00:00.000Z' };
  const cart = aCart([aCartLine({ id: 1, name: 'Sol', price: 590 })], {
    discount: { code: 'ABEJA', amount: 90 },
  });
  const delivery = { ways: [{ ...way, ...days }], wayId: 'casa' };
  const amounts = { ...cart.amounts, shipping: 150, total: 650 };
  answer('get', '/cart', { ...cart, delivery, amounts });

  renderPage(<CartPage />, { shop: { whatsappOrders: true, contact } });

  const link = await screen.findByRole('link', { name: 'Pedir por WhatsApp' });
  expect(new URL(link.getAttribute('href')!).searchParams.get('text')).toContain(
    '\nABEJA · −$90.00 MXN\nA domicilio · $150.00 MXN\nTotal: $650.00 MXN\n',
  );
});

test.each([
  ['the owner has not said so', { contact }],
  ['there is no number', { whatsappOrders: true, contact: { ...contact, whatsapp: '' } }],
])('when %s then nobody orders by chat', async (_, shop) => {
  const asked = answer('get', '/cart/link', { path: PATH });

  renderPage(<CartPage />, { shop });

  expect(await screen.findByRole('link', { name: 'Pagar' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pedir por WhatsApp' })).toBeNull();
  expect(asked).toHaveLength(0);
});
