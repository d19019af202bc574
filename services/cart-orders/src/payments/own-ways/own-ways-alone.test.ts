import { afterEach, expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { CheckoutConflict, PreferenceResponse } from '@shop/contracts/checkout';
import type { Order } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import { database } from '../../testing/database.ts';
import { ACCOUNT } from '../../testing/own-shop.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { fillCart, startCheckout } from '../../testing/shopper.ts';

/** Settings without an account at a payment provider, and without a place to store its keys. */
const NO_KEYS = {
  MERCADOPAGO_ACCESS_TOKEN: '',
  MERCADOPAGO_PUBLIC_KEY: '',
  MERCADOPAGO_WEBHOOK_SECRET: '',
  MERCADOPAGO_BASE_URL: '',
};
const OWN = { ownTransfer: ACCOUNT, payAtPickup: { days: 2 } };
const STALL = {
  id: 'puesto',
  kind: 'pickup',
  name: 'En el mercado',
  price: 0,
  place: 'Puesto 12',
  hours: 'Sábados',
} as const;
const HOME = { id: 'casa', kind: 'ship', name: 'A domicilio', price: 90 } as const;

const shop = shopHere({ env: NO_KEYS, said: { ownTransfer: ACCOUNT } });
afterEach(() => shop.decide({ ownTransfer: ACCOUNT, payAtPickup: undefined, deliveryWays: undefined }));

async function filled() {
  const client = shop.visitor();
  const { id } = await shop.addElixir();
  return { client, cart: await fillCart(client, id) };
}

test('when a shop has no payment provider then a transfer alone is offered, and sells', async () => {
  const { client, cart } = await filled();
  expect(cart.payWays).toEqual({ online: false, transfer: true, pickup: false });

  const checkout = await startCheckout(client, cart.cart.id);
  expect(checkout).toMatchObject({ choices: ['ownTransfer'], payWith: 'ownTransfer', provider: 'own' });

  const { pathname, search } = new URL(checkout.initPoint);
  const location = (await client.request('GET', pathname + search)).headers.get('location') ?? '';
  expect(location).toContain('/checkout/pending?orderId=');
  const orderId = location.split('orderId=')[1]!;
  const admin = await shop.admin();
  const ready = await admin.get('/api/admin/reports/readiness');
  expect(ready.body).toMatchObject({ livePayments: false, takesOnline: false });
  const mark = { amount: 295, means: 'transfer', paidOn: '2026-01-15', received: 0 };
  const requestId = crypto.randomUUID();
  expect((await admin.post(`/api/orders/${orderId}/own-payment`, { ...mark, requestId })).status).toBe(200);
  const { body } = await client.get<{ order: Order }>(`/api/orders/${orderId}`);
  expect(body.order.paymentStatus).toBe('approved');
});

test('when it is paid where it is fetched alone then that is chosen for who fetches it', async () => {
  await shop.decide({ ...OWN, ownTransfer: undefined, deliveryWays: { ways: [STALL, HOME] } });
  const { client, cart } = await filled();
  expect(cart.payWays).toEqual({ online: false, transfer: false, pickup: true });

  const { name, email } = aShipping();
  const fetched = { cartId: cart.cart.id, pickup: { name, email }, deliveryId: STALL.id };
  const { status, body } = await client.post<PreferenceResponse>('/api/checkout/create-preference', fetched);
  expect([status, body]).toEqual([200, expect.objectContaining({ choices: ['pickup'], payWith: 'pickup' })]);
});

test('when it is paid where it is fetched alone then who wants it sent is told to fetch it, and nothing else is offered', async () => {
  await shop.decide({ ...OWN, ownTransfer: undefined, deliveryWays: { ways: [STALL, HOME] } });
  const { client, cart } = await filled();

  const sent = { cartId: cart.cart.id, shippingDetails: aShipping(), deliveryId: HOME.id };
  const { status, body } = await client.post<CheckoutConflict>('/api/checkout/create-preference', sent);

  expect(status).toBe(409);
  expect(body).toMatchObject({
    message: 'Esta tienda sólo cobra al recoger. Elige recoger tu pedido.',
    ways: [{ id: STALL.id }],
  });
  expect(body.ways).toHaveLength(1);
});

test('when the team writes an order with a link then it is told that links need an account and what does not, and nothing is held', async () => {
  const admin = await shop.admin();
  const { id: elixirId } = await shop.addElixir();
  const who = { name: 'Rosa Uc', email: '', phone: '', notes: '', delivered: false };
  const order = { ...who, payment: 'link', lines: [{ elixirId, quantity: 1 }] };

  const { status, body } = await admin.post('/api/orders', { ...order, requestId: crypto.randomUUID() });

  expect(status).toBe(503);
  expect(body).toMatchObject({
    message:
      'Un enlace de pago necesita tu cuenta. Conéctala en «Cobros y correo». Si te pagan directo, escribe un pedido con «Transferencia» o «Efectivo».',
  });
  await database(shop, async (db) =>
    expect(await db.collection('checkouts').countDocuments({ cartId: /^manual-/ })).toBe(0),
  );
});

test('when nothing is taken at all then the cart and the checkout say so', async () => {
  await shop.decide({ ownTransfer: undefined });
  const { client, cart } = await filled();
  expect(cart.payWays).toEqual({ online: false, transfer: false, pickup: false });

  const asked = { cartId: cart.cart.id, shippingDetails: aShipping() };
  expect((await client.post('/api/checkout/create-preference', asked)).status).toBe(503);
  expect((await client.get<Cart>('/api/cart')).body.items).toHaveLength(1);
});
