import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { CustomElixirResponse } from '@shop/contracts/custom-elixir';
import { reorderResponse, type OrderResponse, type ReorderResponse } from '@shop/contracts/order';
import { eventually } from '../../testing/eventually.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, startCheckout, submitPayment } from '../../testing/shopper.ts';
import { orderToken } from './order-token.ts';

const shop = shopHere();

const tokenOf = (orderId: string) => orderToken({ _id: orderId }, shop.config.SESSION_SECRET);
const linesOf = ({ items }: Cart) => items.map(({ item, elixir }) => `${item.quantity} × ${elixir.name}`);

/** An order with two pieces of a blend and one own elixir. */
async function mixedOrder() {
  const client = shop.visitor();
  const blend = await shop.addElixir({ name: 'Monte Blanco' });
  const { cart } = await fillCart(client, blend.id, 2);
  const flower = await shop.addFlower('Xtabentún');
  const own = { elixir: { name: 'Mi tarde' }, flowerIds: [flower.id] };
  await client.post<CustomElixirResponse>('/api/custom-elixirs', own);
  const checkout = await startCheckout(client, cart.id);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  const { body } = await submitPayment(client, { paymentId, cartId: cart.id });
  await eventually(async () => (await client.get<Cart>('/api/cart')).body.items.length === 0);
  const path = `/api/orders/${body.orderId}/reorder`;
  return { client, blend, path, signed: `${path}?t=${tokenOf(body.orderId)}` };
}

test('when a buyer orders again from a link then another device gets the same pieces, their own elixir too', async () => {
  const { signed } = await mixedOrder();
  const device = shop.visitor();

  const answer = await device.post<ReorderResponse>(signed, {});

  expect(reorderResponse.parse(answer.body)).toEqual(answer.body);
  expect(answer.body.unavailable).toEqual([]);
  expect(linesOf(answer.body.cart)).toEqual(['2 × Monte Blanco', '1 × Mi tarde']);
  expect(linesOf((await device.get<Cart>('/api/cart')).body)).toEqual(linesOf(answer.body.cart));
});

test('when a buyer sees an order then it tells their own elixir from the others', async () => {
  const { client, path } = await mixedOrder();

  const { items } = (await client.get<OrderResponse>(path.replace('/reorder', ''))).body;

  expect(items.map(({ isCustom = false }) => isCustom)).toEqual([false, true]);
});

test('when something is no longer sold then the rest comes in and it is named', async () => {
  const { client, blend, path } = await mixedOrder();
  await shop.changeElixir(blend.id, { isAvailable: false });
  await fillCart(client, (await shop.addElixir({ name: 'Dalia Carmesí' })).id);

  const { body } = await client.post<ReorderResponse>(path, {});

  expect(body.unavailable).toEqual(['Monte Blanco']);
  expect(linesOf(body.cart)).toEqual(['1 × Dalia Carmesí', '1 × Mi tarde']);
});

test('when nothing of it is sold any more then the cart stays as it is', async () => {
  const { client, elixir, orderId } = await paidOrder(shop);
  await shop.deleteElixir(elixir.id);

  const { body } = await client.post<ReorderResponse>(`/api/orders/${orderId}/reorder`, {});

  expect(body).toMatchObject({ cart: { items: [] }, unavailable: [elixir.name] });
});

test('when it is somebody else’s order then nothing of it comes into their cart', async () => {
  const { path } = await mixedOrder();
  const stranger = shop.visitor();

  expect((await stranger.post(path, {})).status).toBe(403);
  expect((await stranger.get<Cart>('/api/cart')).body.items).toEqual([]);
});

test('when the line is nearly full then it stops at its limit and the answer says so', async () => {
  const { client, path } = await mixedOrder();
  const { body } = await client.post<ReorderResponse>(path, {});
  const line = body.cart.items[0]!.item;
  await client.patch(`/api/cart/items/${line.id}`, { quantity: 98 });

  const again = await client.post<ReorderResponse>(path, {});

  expect(again.body.cart).toMatchObject({ notice: expect.stringContaining('hasta 99') });
  expect(linesOf(again.body.cart)).toEqual(['99 × Monte Blanco', '2 × Mi tarde']);
});
