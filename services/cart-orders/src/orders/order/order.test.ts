import { expect, test } from '@jest/globals';
import { orderResponse, type Order, type OrderItem, type OrderResponse } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';
import { orderToken } from './order-token.ts';

const shop = shopHere();

async function buy() {
  const ready = await readyToPay(shop);
  const { body } = await ready.submit(await sandbox(shop.env).pay(ready.checkout.preferenceId));
  return { ...ready, orderId: body.orderId, path: `/api/orders/${body.orderId}` };
}
const { name, email, address } = aShipping();

test('when buyer, administrator or holder of the signed link asks then the order is whole', async () => {
  const { client, path, orderId } = await buy();
  const link = `${path}?t=${orderToken({ _id: orderId }, shop.config.SESSION_SECRET)}`;

  const answers = [
    await client.get<OrderResponse>(path),
    await (await shop.admin()).get<OrderResponse>(path),
    await shop.visitor().get<OrderResponse>(link),
  ];

  for (const { body } of answers) {
    expect(orderResponse.parse(body).order).toMatchObject({
      number: expect.stringMatching(/^FK-\d{6}$/),
      customerName: name,
      customerEmail: email,
      shippingAddress: address,
      total: 295,
      totalAmount: 295,
    });
  }
});

test('when an administrator who is also the buyer looks then neither session is lost', async () => {
  const { client, path } = await buy();
  const admin = await shop.admin();
  for (const [key, value] of admin.cookies) client.cookies.set(key, value);
  expect((await client.get<OrderResponse>(path)).body.order.customerName).toBe(name);
  expect((await client.get('/api/orders')).status).toBe(200);
  expect((await client.get<{ cart: { id: string } }>('/api/cart')).body.cart.id).not.toBe('new');
});

test('when anyone else asks then the order has the same shape and tells nobody’s name', async () => {
  const { path, orderId } = await buy();
  const other = await buy();
  const wrong = `${path}?t=${orderToken({ _id: other.orderId }, shop.config.SESSION_SECRET)}`;

  for (const answer of [
    await shop.visitor().get(path),
    await other.client.get(path),
    await shop.visitor().get(wrong),
  ]) {
    const { order, items } = orderResponse.parse(answer.body);
    expect(order).toMatchObject({ id: orderId, total: 295, status: 'processing' });
    expect(items).toHaveLength(1);
    const text = JSON.stringify(answer.body);
    for (const secret of [name, email, address, 'Mérida', 'paymentIntentId'])
      expect(text).not.toContain(secret);
  }
});

test.each(['x'.repeat(24), '1', 'no%20es', '%7B%22$ne%22:1%7D'])(
  'when an unknown order is asked for (%s) then there is none',
  async (id) => {
    const admin = await shop.admin();
    const answers = [
      await shop.visitor().get(`/api/orders/${id}`),
      await admin.get(`/api/orders/${id}/items`),
      await admin.patch(`/api/orders/${id}/status`, { status: 'completed' }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
  },
);

test('when an administrator changes the status then any order goes to any, and who did it is written', async () => {
  const { orderId, path } = await buy();
  const admin = await shop.admin();
  for (const status of ['cancelled', 'pending', 'completed', 'completed'] as const) {
    const answer = await admin.patch<Order>(`/api/orders/${orderId}/status`, { status });
    expect(answer).toMatchObject({ status: 200, body: { id: orderId, status } });
  }
  const { body } = await admin.get<OrderResponse>(path);
  expect(body.order.status).toBe('completed');
  const items = await admin.get<OrderItem[]>(`${path}/items`);
  expect(items.body).toEqual(body.items);
});

test.each([{ status: 'shipped' }, { status: { $ne: '' } }, {}, { status: 'completed', totalAmount: 1 }])(
  'when a status is no status (%j) then it is refused',
  async (body) => {
    const { orderId, client, path } = await buy();
    const answer = await (await shop.admin()).patch(`/api/orders/${orderId}/status`, body);
    expect(answer.status).toBe(400);
    expect((await client.get<OrderResponse>(path)).body.order).toMatchObject({
      status: 'processing',
      total: 295,
    });
  },
);
