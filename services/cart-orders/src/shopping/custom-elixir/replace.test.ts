import { beforeAll, expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { CustomElixirResponse } from '@shop/contracts/custom-elixir';
import type { OrderResponse } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import type { TestClient } from '@shop/service-kit/testing/client';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { startCheckout, submitPayment } from '../../testing/shopper.ts';

const shop = shopHere();
let flowers: [number, number];
beforeAll(async () => {
  flowers = [(await shop.addFlower('Dalia')).id, (await shop.addFlower('Tila')).id];
});

const path = '/api/custom-elixirs';
const make = (client: TestClient, name: string, over: object = {}) =>
  client.post<CustomElixirResponse & { message: string }>(path, {
    elixir: { name },
    flowerIds: [flowers[0]],
    ...over,
  });
const cartOf = async (client: TestClient) => (await client.get<Cart>('/api/cart')).body;
const linesOf = async (client: TestClient) =>
  (await cartOf(client)).items.map(({ item, elixir }) => [item.id, elixir.name, item.quantity]);

/** A cart with two pieces of an own blend, then one product of the house. */
async function begun() {
  const client = shop.visitor();
  const { item } = (await make(client, 'Antes')).body;
  await client.patch(`/api/cart/items/${item.id}`, { quantity: 2 });
  const house = await shop.addElixir();
  const cartId = (await cartOf(client)).cart.id;
  await client.post('/api/cart/items', { cartId, elixirId: house.id, quantity: 1 });
  return { client, item, house };
}

test('when an own blend is changed then it stands where it stood with its pieces, however often that is sent', async () => {
  const { client, item } = await begun();
  const rest = (await linesOf(client)).slice(1);
  const body = { elixir: { name: 'Después' }, flowerIds: flowers, replaces: item.id };
  const send = () =>
    client.request<CustomElixirResponse>('POST', path, body, { 'idempotency-key': 'cambio-1' });

  const [first, second] = [await send(), await send()];

  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.elixir.id).toBe(first.body.elixir.id);
  expect(first.body.elixir.id).not.toBe(item.elixirId);
  expect(await linesOf(client)).toEqual([[item.id, 'Después', 2], ...rest]);
});

test('when the line is gone, another’s or of the house then nothing is replaced', async () => {
  const { client, item, house } = await begun();
  const before = await linesOf(client);
  const ofHouse = (await cartOf(client)).items.find(({ elixir }) => elixir.id === house.id)!.item.id;
  const stranger = shop.visitor();
  await make(stranger, 'Ajeno');

  const answers = [
    await make(client, 'Uno', { replaces: 999_999 }),
    await make(client, 'Dos', { replaces: ofHouse }),
    await make(stranger, 'Tres', { replaces: item.id }),
    await make(client, 'Cuatro', { replaces: { $gt: 0 } }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
  expect(answers[0]?.body.message).toBe('Ese producto ya no está en tu carrito.');
  expect(await linesOf(client)).toEqual(before);
});

test('when it is changed while the one before is being paid then the order names what was paid and the cart keeps the change', async () => {
  const client = shop.visitor();
  const { item, cart } = (await make(client, 'Antes')).body;
  const checkout = await startCheckout(client, cart.id);
  await make(client, 'Después', { replaces: item.id });

  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  const told = { paymentId, cartId: cart.id, shippingDetails: aShipping() };
  const { body: paid } = await submitPayment(client, told);

  const { body } = await client.get<OrderResponse>(`/api/orders/${paid.orderId}`);
  expect(body.items).toMatchObject([{ elixirId: item.elixirId, elixirName: 'Antes', quantity: 1 }]);
  expect(await linesOf(client)).toEqual([[item.id, 'Después', 1]]);
});
