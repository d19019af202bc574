import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import { orderResponse, type OrderResponse } from '@shop/contracts/order';
import { runningShop, type RunningShop } from '../testing/running-shop.ts';
import { sandbox } from '../testing/sandbox.ts';
import { readyToPay } from '../testing/shopper.ts';

let shop: RunningShop;
beforeAll(async () => void (shop = await runningShop()));
afterAll(() => shop.stop());

test('when an approved payment is submitted then the order is being processed and the cart is empty', async () => {
  const { client, cartId, checkout, submit, elixir } = await readyToPay(shop, 2);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);

  const answer = await submit(paymentId);

  expect(answer.status).toBe(200);
  expect(answer.body.paymentStatus).toBe('approved');
  const { body } = await client.get<OrderResponse>(`/api/orders/${answer.body.orderId}`);
  expect(orderResponse.parse(body)).toMatchObject({
    order: { status: 'processing', paymentStatus: 'approved', total: 590, customerName: 'Persona de Muestra' },
    items: [{ elixirId: elixir.id, elixirName: elixir.name, quantity: 2, price: 295 }],
  });
  expect((await client.get<Cart>('/api/cart')).body).toMatchObject({ cart: { id: cartId }, items: [] });
});
