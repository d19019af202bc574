import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { OrderResponse } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import { database, ordersOf } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, readyToPay, submitPayment } from '../../testing/shopper.ts';

const shop = shopHere();

test('when an approved payment is submitted then the order is being processed and the cart is empty', async () => {
  const { client, cartId, checkout, submit, elixir } = await readyToPay(shop, 2);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);

  const answer = await submit(paymentId);

  expect(answer).toMatchObject({ status: 200, body: { paymentStatus: 'approved' } });
  const { body } = await client.get<OrderResponse>(`/api/orders/${answer.body.orderId}`);
  expect(body).toMatchObject({
    order: {
      status: 'processing',
      paymentStatus: 'approved',
      total: 590,
      customerName: 'Persona de Muestra',
    },
    items: [{ elixirId: elixir.id, elixirName: elixir.name, quantity: 2, price: 295 }],
  });
  expect((await client.get<Cart>('/api/cart')).body).toMatchObject({ cart: { id: cartId }, items: [] });
});

test('when 50 submits of one payment come at once then there is one order and all hear of it', async () => {
  const { checkout, submit } = await readyToPay(shop);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);

  const answers = await Promise.all(Array.from({ length: 50 }, () => submit(paymentId)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
  await database(shop, async (db) => {
    expect(await db.collection('orders').countDocuments({ checkoutId: checkout.checkoutId })).toBe(1);
  });
});

test('when the work of an order is repeated after more shopping then the new cart stays full', async () => {
  const { client, elixir, checkout, submit } = await readyToPay(shop);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  const first = await submit(paymentId);
  const refilled = await fillCart(client, elixir.id, 4);
  // The state after a crash between the work and the note that it was done.
  const entry = { id: 'again', key: 'cart.empty', at: new Date() };
  await database(shop, (db) =>
    db.collection('orders').updateOne(
      { checkoutId: checkout.checkoutId },
      // @ts-expect-error the driver's types know nothing of this collection
      { $push: { outbox: entry } },
    ),
  );

  const again = await submit(paymentId);

  expect(again.body).toEqual(first.body);
  expect((await ordersOf(shop, checkout.checkoutId))[0]!.outbox).toEqual([]);
  expect((await client.get<Cart>('/api/cart')).body).toEqual(refilled);
});

test.each([
  ['pending', 'CONT', 'in_process'],
  ['rejected', 'FUND', undefined],
])('when a payment is %s then the order says so or is not made', async (_what, holder, status) => {
  const { client, checkout, submit } = await readyToPay(shop);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId, holder);

  const answer = await submit(paymentId);

  const { items } = (await client.get<Cart>('/api/cart')).body;
  if (!status) {
    expect(answer).toMatchObject({
      status: 402,
      body: { message: 'Tu tarjeta no tiene fondos suficientes.', reason: 'cc_rejected_insufficient_amount' },
    });
    expect(items).toHaveLength(1);
    return;
  }
  expect(answer).toMatchObject({ status: 200, body: { paymentStatus: status } });
  const { order } = (await client.get<OrderResponse>(`/api/orders/${answer.body.orderId}`)).body;
  expect(order).toMatchObject({ status: 'pending', paymentStatus: status });
  expect(items).toHaveLength(0);
});

test('when the address comes only with the payment then the order has it', async () => {
  const elixir = await shop.addElixir();
  const client = shop.visitor();
  const { cart } = await fillCart(client, elixir.id);
  const started = await client.post<{ preferenceId: string }>('/api/checkout/create-preference', {
    cartId: cart.id,
  });
  const paymentId = await sandbox(shop.env).pay(started.body.preferenceId);

  const { body } = await submitPayment(client, {
    paymentId: Number(paymentId) || paymentId,
    cartId: cart.id,
    shippingDetails: aShipping({ city: 'Valladolid' }),
  });

  const { order } = (await client.get<OrderResponse>(`/api/orders/${body.orderId}`)).body;
  expect(order).toMatchObject({ shippingCity: 'Valladolid', shippingCountry: 'México' });
});

test.each<[string, object, number]>([
  ['an unknown payment', { paymentId: '4' }, 404],
  ['a payment id with an operator', { paymentId: { $gt: '' } }, 400],
  ['a payment id that is no number', { paymentId: '../1' }, 400],
  ['a broken address', { paymentId: '4', shippingDetails: { name: 'x' } }, 400],
  ['a status of its own', { paymentId: '4', status: 'approved' }, 400],
])('when %s is submitted then it is refused and there is no order', async (_what, over, status) => {
  const { submit, checkout } = await readyToPay(shop);
  const answer = await submit('4', over);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toBeTruthy();
  await database(shop, async (db) => {
    expect(await db.collection('orders').countDocuments({ checkoutId: checkout.checkoutId })).toBe(0);
  });
});
