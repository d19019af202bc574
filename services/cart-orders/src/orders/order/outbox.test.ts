import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { CustomElixirResponse } from '@shop/contracts/custom-elixir';
import { aShipping } from '@shop/contracts/testing/builders';
import { ordersOf } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { startCheckout, submitPayment } from '../../testing/shopper.ts';
import mongoose from 'mongoose';

const shop = shopHere();

/** A shopper with an own elixir, who has paid at the provider but not returned to the shop. */
async function payOwnElixir() {
  const flower = await shop.addFlower('Xtabentún');
  const client = shop.visitor();
  const request = { elixir: {}, flowerIds: [flower.id] };
  const { body } = await client.post<CustomElixirResponse>('/api/custom-elixirs', request);
  const checkout = await startCheckout(client, body.cart.id);
  await sandbox(shop.env).webhooks('lost', 1);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  const payment = { paymentId, cartId: body.cart.id, shippingDetails: aShipping() };
  return { client, elixirId: body.elixir.id, checkout, payment };
}

async function expiryOf(elixirId: number): Promise<unknown> {
  const { MONGODB_URI, MONGODB_DB } = shop.env;
  const db = await mongoose.createConnection(MONGODB_URI, { dbName: `${MONGODB_DB}_catalog` }).asPromise();
  const elixir = await db.collection('elixirs').findOne({ id: elixirId });
  await db.close();
  return elixir?.['expiresAt'];
}

test("when a shopper's own elixir is bought then it no longer expires and nothing is left to do", async () => {
  const { client, elixirId, checkout, payment } = await payOwnElixir();
  expect(await expiryOf(elixirId)).toBeInstanceOf(Date);

  const answer = await submitPayment(client, payment);

  expect(answer.status).toBe(200);
  expect(await expiryOf(elixirId)).toBeNull();
  expect((await ordersOf(shop, checkout.checkoutId))[0]).toMatchObject({ outbox: [] });
});

// The last test of the file, because the catalogue stays down.
test('when the catalogue is down then the order is made and the rest stays in its outbox', async () => {
  const { client, checkout, payment } = await payOwnElixir();
  await shop.stopCatalog();

  const answer = await submitPayment(client, payment);

  expect(answer.status).toBe(200);
  const [order] = await eventually(() => ordersOf(shop, checkout.checkoutId));
  expect(order!.outbox).toMatchObject([{ key: 'elixirs.keep' }]);
  expect((await client.get<Cart>('/api/cart')).body.items).toEqual([]);
});
