import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { keepNoCookie } from '@shop/app-kit/testing/no-cookies';
import type { Order, OrderResponse } from '@shop/contracts/order';
import type { Settings } from '@shop/contracts/settings';
import { aCart, aCartLine, aContent, anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SuccessPage } from './success.page.tsx';

const WHATSAPP = 'WhatsApp: https://wa.me/529991234567';
const open = (over: Partial<Order> = {}, hash = '') => {
  const order = anOrder({ needsAddress: false, ...over });
  return openAnswer({ order, items: [anOrderItem()] }, { hash });
};
type Options = { hash?: string; shop?: Partial<Settings> };
const openAnswer = (shown: OrderResponse, { hash = '', shop }: Options = {}) => {
  answer('get', '/orders/:id', shown);
  answer('get', '/flowers', []);
  answer('get', '/content/contact', [aContent({ section: 'redes', content: WHATSAPP })]);
  return renderPage(
    <Routes>
      <Route path="/checkout/success" element={<SuccessPage />} />
      <Route path="/cart" element={<p>carrito</p>} />
    </Routes>,
    { path: `/checkout/success?orderId=order-0123456789abcdef&t=firma${hash}`, ...(shop && { shop }) },
  );
};
const AGAIN = { name: 'Volver a pedir' };

test('when the parcel is on its way then its steps, days, number and the carrier’s page stand there', async () => {
  const sentAt = '2026-11-23T18:00:00.000Z';
  const { container } = open({ status: 'completed', sentAt, tracking: { carrier: 'DHL', number: '123456' } });

  expect(await screen.findByText('23 de noviembre')).toBeVisible();
  expect(screen.getByText('123456')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Seguir mi paquete' })).toHaveAttribute(
    'href',
    'https://www.dhl.com/mx-es/home/rastreo.html?tracking-id=123456',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('when the parcel has arrived then head, steps and state say so, and no longer when it usually does', async () => {
  const sentAt = '2026-11-23T18:00:00.000Z';
  const deliveredAt = '2026-11-27T18:00:00.000Z';
  const { container } = open({ status: 'completed', sentAt, deliveredAt });

  expect(await screen.findByRole('heading', { name: 'Tu pedido fue entregado' })).toBeVisible();
  expect(screen.getByText('27 de noviembre')).toBeVisible();
  expect(screen.queryByText(/Suele llegar/)).toBeNull();
  expect(screen.getByText('Estado').closest('div')).toHaveTextContent(/^Estado ?Entregado$/);
  expect(await axeViolations(container)).toEqual([]);
});

test('when it was sold at a fair without an address then nothing is said of a parcel on its way', async () => {
  const sentAt = '2026-11-23T18:00:00.000Z';
  const sold = { manual: { payment: 'cash' }, shippingAddress: null, shippingCity: null };
  const { unmount, container } = open({ ...sold, status: 'completed', sentAt });

  expect(await screen.findByRole('heading', { name: 'Tu pedido fue entregado' })).toBeVisible();
  for (const parcel of [/va en camino/, /Enviado/, /Suele llegar/])
    expect(screen.queryByText(parcel)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Se entrega en mano' })).toBeVisible();
  expect(container.querySelector('address')!.innerHTML).not.toMatch(/97000|México|<br>$|<br>\s*<br>/);

  unmount();
  open({ ...sold, status: 'processing' });
  expect(await screen.findByRole('heading', { name: '¡Gracias por tu compra!' })).toBeVisible();
  expect(screen.queryByText(/Suele llegar/)).toBeNull();
});

test('when a kit was bought then its line has what was in it, and the lots of that', async () => {
  const parts = [
    { elixirId: 1, count: 2, name: 'Luna' },
    { elixirId: 8, count: 1, name: 'Sol' },
  ];
  const lots = [{ code: 'TAJ-1', elixirIds: [8], packedOn: '2026-11-02', bestBefore: '2028-11-02' }];
  const order = anOrder({ needsAddress: false, lots });
  openAnswer({ order, items: [anOrderItem({ elixirId: 9, elixirName: 'Para dos', quantity: 2, parts })] });

  expect(await screen.findByText('2 × Para dos')).toBeVisible();
  expect(screen.getByText('4 × Luna, 2 × Sol')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lote TAJ-1' })).toBeVisible();
});

test('when the owner says other days then the order leaves within these, with those of a blend of its own', async () => {
  const delivery = { workshopFirst: 5, workshopLast: 7, ownBlend: 4, roadFirst: 1, roadLast: 2 };

  openAnswer({ order: anOrder(), items: [anOrderItem({ isCustom: true })] }, { shop: { delivery } });

  expect(await screen.findByText('Sale en 9 a 11 días hábiles')).toBeVisible();
});

test('when an order left with a lot then its line names it and leads to its page', async () => {
  const lot = { code: 'TAJ-2026-01', elixirIds: [1], packedOn: '2026-11-02', bestBefore: '2028-11-02' };
  const { container } = open({
    status: 'completed',
    lots: [lot, { ...lot, code: 'OTRO', elixirIds: [999] }],
  });

  const link = await screen.findByRole('link', { name: 'Lote TAJ-2026-01' });
  expect(link).toHaveAttribute('href', '/lotes/taj-2026-01');
  expect(screen.queryByText('Lote OTRO')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('when help is wanted then WhatsApp opens with the number of the order', async () => {
  open();

  const help = () => screen.getByRole('link', { name: 'Ayuda con mi pedido' });
  const chat = 'https://wa.me/529991234567?text=Hola%2C%20necesito%20ayuda%20con%20mi%20pedido%20FK-000001.';
  await waitFor(() => expect(help()).toHaveAttribute('href', chat));
});

test('when help is wanted and the owner has no WhatsApp then the form knows who asks and about which order', async () => {
  answer('get', '/orders/:id', { order: anOrder(), items: [] });
  answer('get', '/content/contact', []);
  answer('get', '/flowers', []);
  const Written = () => {
    const { search, state } = useLocation();
    return search + JSON.stringify(state);
  };
  const { user } = renderPage(
    <Routes>
      <Route path="/checkout/success" element={<SuccessPage />} />
      <Route path="/contact" element={<Written />} />
    </Routes>,
    { path: '/checkout/success?orderId=order-0123456789abcdef' },
  );

  await user.click(await screen.findByRole('link', { name: 'Ayuda con mi pedido' }));

  const { customerName: name, customerEmail: email } = anOrder();
  expect(screen.getByText(`?pedido=FK-000001${JSON.stringify({ name, email })}`)).toBeVisible();
});

test('when the buyer orders again then the cart opens and says what could not come along', async () => {
  const asked = answer('post', '/orders/:id/reorder', {
    cart: aCart([aCartLine()]),
    unavailable: ['Monte Blanco'],
  });
  const { user, shownToasts } = openAnswer(
    {
      order: anOrder({ needsAddress: false, status: 'completed' }),
      items: [anOrderItem(), anOrderItem({ id: 2, elixirId: 2 })],
    },
    { hash: '#volver-a-pedir' },
  );
  expect(await screen.findByRole('button', AGAIN)).toHaveFocus();

  await user.click(screen.getByRole('button', AGAIN));

  expect(await screen.findByText('carrito')).toBeVisible();
  expect(asked[0]?.url.search).toBe('?t=firma');
  expect(shownToasts()[0]).toMatchObject({
    title: 'Tu pedido está en el carrito',
    description: 'Ya no tenemos: Monte Blanco.',
  });
});

test('when the buyer orders again and the browser keeps no cookie then the page stays and says so', async () => {
  keepNoCookie();
  answer('post', '/orders/:id/reorder', { cart: aCart([aCartLine()]), unavailable: [] });
  answer('get', '/cart', { ...aCart(), cart: { id: 'new' } });
  const { user, shownToasts } = open();

  await user.click(await screen.findByRole('button', AGAIN));

  await waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({
      variant: 'destructive',
      description: expect.stringMatching(/no acepta cookies/),
    }),
  );
  expect(screen.getByRole('button', AGAIN)).toBeVisible();
});

test('when nothing of it is sold any more then nobody is told that it is in the cart, whatever else is there', async () => {
  answer('post', '/orders/:id/reorder', {
    cart: aCart([aCartLine({ id: 9 })]),
    unavailable: ['Monte Blanco'],
  });
  const { user, shownToasts } = open({ status: 'completed' });

  await user.click(await screen.findByRole('button', AGAIN));

  await waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({
      variant: 'destructive',
      description: 'Ya no tenemos: Monte Blanco.',
    }),
  );
  expect(screen.getByRole('button', AGAIN)).toBeEnabled();
});

test('when nothing of it is sold any more then the page stays and says so', async () => {
  const cart = { ...aCart(), cart: { id: 'new' } };
  answer('get', '/cart', cart);
  answer('post', '/orders/:id/reorder', { cart, unavailable: ['Monte Blanco'] });
  const { user, shownToasts } = open();

  await user.click(await screen.findByRole('button', AGAIN));

  expect(await screen.findByRole('button', AGAIN)).toBeEnabled();
  expect(shownToasts()[0]).toMatchObject({
    variant: 'destructive',
    description: 'Ya no tenemos: Monte Blanco.',
  });
});

test.each<Partial<Order>>([
  { needsAddress: undefined },
  { status: 'pending', paymentStatus: 'pending' },
  { status: 'pending', paymentStatus: 'rejected' },
])('when the order is %j then it is not ordered again', async (over) => {
  open(over);

  await screen.findByText('Tu pedido, paso a paso');

  expect(screen.queryByRole('button', AGAIN)).toBeNull();
});

test('when the payment goes back because the gift card was used meanwhile then the page says so, and offers the same again', async () => {
  open({ status: 'pending', paymentStatus: 'cancelled', paymentStatusDetail: 'gift_card_spent' });

  const text = await screen.findByText(/tu tarjeta de regalo ya no tenía saldo para su parte/);

  expect(text).toHaveTextContent(/te lo devolvemos\. Tu pedido \S+ no quedó pagado/);
  expect(screen.queryByText(/No se hizo ningún cargo/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  expect(screen.getByRole('button', AGAIN)).toBeVisible();
});

test('when the link’s signature is missing then the page says how to see and pay all of it', async () => {
  open({ needsAddress: undefined, customerName: null, status: 'pending', paymentStatus: 'rejected' });

  expect(await screen.findByText('¿Es tu pedido? Ábrelo desde el enlace de tu correo')).toBeVisible();
  expect(screen.getByText(/cómo pagarlo/)).toBeVisible();
});

test('when the notes have lines of their own then they keep them', async () => {
  open({ notes: 'Casa azul\nTocar dos veces' });

  expect(await screen.findByText(/Tocar dos veces/)).toHaveStyle({ whiteSpace: 'pre-line' });
});

test('when the shop took something off by itself then the order has it as a line by its name', async () => {
  const promotion = { name: 'Lleva 3 paga 2', amount: 95 };
  open({ promotion });

  expect((await screen.findByText('Lleva 3 paga 2')).closest('li')).toHaveTextContent('−$95.00 MXN');
});
