import { expect, test } from '@jest/globals';
import type { OrderHistory } from '@shop/contracts/order-history';
import { orderResponse, type Order, type OrderResponse, type PaymentLink } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import { ordersOf } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { unpaidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, readyToPay } from '../../testing/shopper.ts';
import { orderToken } from './order-token.ts';

const shop = shopHere();

const tokenOf = (orderId: string) => orderToken({ _id: orderId }, shop.config.SESSION_SECRET);
const shipping = aShipping({ name: 'Quien Completa', city: 'Valladolid' });

/** An order that was paid without an address, because the browser never came back with one (H8). */
async function buyWithoutAddress() {
  const client = shop.visitor();
  const { cart } = await fillCart(client, (await shop.addElixir()).id);
  const { body } = await client.post<{ preferenceId: string; checkoutId: string }>(
    '/api/checkout/create-preference',
    { cartId: cart.id },
  );
  await sandbox(shop.env).pay(body.preferenceId);
  const [order] = await eventually(async () => {
    const found = await ordersOf(shop, body.checkoutId);
    return found[0]?.status === 'processing' && found;
  });
  return { client, orderId: order!._id, path: `/api/orders/${order!._id}`, checkoutId: body.checkoutId };
}

test('when an order has no address then its buyer is told where to give it, and nobody else is', async () => {
  const { client, path, orderId } = await buyWithoutAddress();
  const { order } = orderResponse.parse((await client.get(path)).body);
  expect(order).toMatchObject({
    needsAddress: true,
    addressLink: `${shop.config.PUBLIC_BASE_URL}/checkout/address?orderId=${orderId}&t=${tokenOf(orderId)}`,
  });
  expect(JSON.stringify((await shop.visitor().get(path)).body)).not.toContain(tokenOf(orderId));
});

test('when the holder of the signed link gives the address then the order has it, is found by it and tells it', async () => {
  const { path, orderId } = await buyWithoutAddress();

  const answer = await shop.visitor().put<OrderResponse>(`${path}/shipping?t=${tokenOf(orderId)}`, shipping);

  const whole = { customerName: 'Quien Completa', shippingCity: 'Valladolid', needsAddress: false };
  expect(answer).toMatchObject({ status: 200, body: { order: whole } });
  const admin = await shop.admin();
  expect((await admin.get<Order[]>('/api/orders?q=completa')).body.map(({ id }) => id)).toContain(orderId);
  const { body: history } = await admin.get<OrderHistory>(`${path}/history`);
  expect(history.at(-1)).toMatchObject({ who: 'cliente', note: 'Dirección de envío completada' });
  const found = (await admin.get<OrderResponse>(path)).body.order;
  expect(found).toMatchObject({ ...whole, status: 'processing' });
});

test('when the buyer sends the address from many windows at once then one counts and is written once', async () => {
  const { client, path, checkoutId } = await buyWithoutAddress();

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_none, i) =>
      client.put(`${path}/shipping`, i < 5 ? shipping : { ...shipping, city: `Ciudad ${i}` }),
    ),
  );

  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 409]);
  const [order] = await ordersOf(shop, checkoutId);
  expect(order!.history.filter(({ who }) => who === 'cliente')).toHaveLength(1);
  expect((await client.put(`${path}/shipping`, { ...shipping, zip: '06000' })).status).toBe(409);
});

test('when it is somebody else, an unknown order or a broken address then nothing changes', async () => {
  const [mine, other] = [await buyWithoutAddress(), await buyWithoutAddress()];
  const put = (path: string, body: object = shipping, client = mine.client) => client.put(path, body);
  const answers = [
    await put(`${mine.path}/shipping`, shipping, other.client),
    await put(`${mine.path}/shipping?t=${tokenOf(other.orderId)}`, shipping, shop.visitor()),
    await put(`${mine.path}/shipping?t[$ne]=`, shipping, shop.visitor()),
    await put(`/api/orders/${'x'.repeat(24)}/shipping`),
    await put(`${mine.path}/shipping`, { ...shipping, name: 'x' }),
    await put(`${mine.path}/shipping`, { ...shipping, status: 'completed' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404, 400, 400]);
  expect((await ordersOf(shop, mine.checkoutId))[0]).toMatchObject({ needsAddress: true });
});

test('when an order was cancelled or had its address from the start then there is nothing to complete', async () => {
  const { client, path, orderId } = await buyWithoutAddress();
  await (await shop.admin()).patch(`/api/orders/${orderId}/status`, { status: 'cancelled' });
  expect((await client.put(`${path}/shipping`, shipping)).status).toBe(409);

  const { submit, checkout, client: buyer } = await readyToPay(shop);
  const { body } = await submit(await sandbox(shop.env).pay(checkout.preferenceId));
  expect((await buyer.put(`/api/orders/${body.orderId}/shipping`, shipping)).status).toBe(409);
});

/** An order whose slip was never paid. */
async function letExpire() {
  const order = await unpaidOrder(shop);
  const path = `/api/orders/${order.orderId}`;
  return { ...order, path, again: () => order.client.post<PaymentLink>(`${path}/payment`, {}) };
}

test('when a slip expires then the order says so, keeps its status, and the same order is paid another way', async () => {
  const { client, checkout, paymentId, path, again, submit, orderId } = await letExpire();
  expect((await again()).status).toBe(409);
  await sandbox(shop.env).expireIn(paymentId, 0);
  await eventually(async () => (await ordersOf(shop, checkout.checkoutId))[0]?.paymentStatus === 'cancelled');
  const { order } = (await client.get<OrderResponse>(path)).body;
  expect(order).toMatchObject({
    status: 'pending',
    paymentStatusDetail: 'expired',
    voucher: { kind: 'cash', url: null },
  });

  expect((await again()).body.initPoint).toBe(checkout.initPoint);
  const refused = await submit(await sandbox(shop.env).pay(checkout.preferenceId, 'FUND'));
  const paid = await submit(await sandbox(shop.env).pay(checkout.preferenceId));

  expect(refused).toMatchObject({
    status: 402,
    body: { reason: 'cc_rejected_insufficient_amount', orderId },
  });
  expect(paid.body).toEqual({ orderId, paymentStatus: 'approved' });
  expect((await ordersOf(shop, checkout.checkoutId)).map(({ status }) => status)).toEqual(['processing']);
  expect((await again()).status).toBe(409);
});

test('when something of the order is no longer sold, or it is another’s then it is not paid again', async () => {
  const { elixir, checkout, paymentId, again, path } = await letExpire();
  await sandbox(shop.env).turn(paymentId, 'cancelled');
  await eventually(async () => (await ordersOf(shop, checkout.checkoutId))[0]?.paymentStatus === 'cancelled');
  expect((await shop.visitor().post(`${path}/payment`, {})).status).toBe(403);
  await shop.changeElixir(elixir.id, { isAvailable: false });
  expect(await again()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('disponibles') },
  });
});
