import { expect, jest, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { CheckoutConflict } from '@shop/contracts/checkout';
import type { Elixir } from '@shop/contracts/elixir';
import type { Lot } from '@shop/contracts/lot';
import type { Order, OrderResponse } from '@shop/contracts/order';
import { aLotCreate, aShipping } from '@shop/contracts/testing/builders';
import type { TestClient } from '@shop/service-kit/testing/client';
import { eventually } from '../../testing/eventually.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { fillCart, startCheckout } from '../../testing/shopper.ts';

jest.setTimeout(120_000);

const shop = shopHere();

/** Two honeys with this stock, and the parts of a kit of two of one and one of the other. */
async function shelves(stock: [number, number]) {
  const contents = { milliliters: 250, grams: 350 };
  const one = await shop.addElixir({ name: 'Luna', stock: stock[0], weight: 300, contents });
  const other = await shop.addElixir({ name: 'Sol', stock: stock[1], weight: 500 });
  const parts = [
    { elixirId: one.id, count: 2 },
    { elixirId: other.id, count: 1 },
  ];
  const catalog = await shop.catalogAdmin();
  const rowOf = async (id: number) =>
    (await catalog.get<Elixir[]>('/api/elixirs')).body.find((row) => row.id === id)!;
  const piles = () =>
    Promise.all(
      [one, other].map(async ({ id }) => {
        const { stock: free, reserved } = await rowOf(id);
        return [free, reserved];
      }),
    );
  return { one, other, parts, piles };
}
const held = (piles: () => Promise<unknown>, wanted: unknown) =>
  eventually(async () => JSON.stringify(await piles()) === JSON.stringify(wanted), 60_000);
const pay = (client: TestClient, { cart }: Cart) =>
  client.post<CheckoutConflict>('/api/checkout/create-preference', {
    ...{ cartId: cart.id, shippingDetails: aShipping() },
  });

test('when a kit is paid, changed and given back then its own pieces go and come, and its order keeps what was in it', async () => {
  const { one, other, parts, piles } = await shelves([9, 9]);
  const bought = await paidOrder(shop, { name: 'Para dos', parts });
  await held(piles, [
    [7, 0],
    [8, 0],
  ]);

  await shop.changeElixir(bought.elixir.id, { parts: parts.map((part) => ({ ...part, count: 3 })) });
  const { items } = (await bought.admin.get<OrderResponse>(bought.path)).body;
  expect(items).toMatchObject([
    {
      ...{ elixirName: 'Para dos', quantity: 1, price: 295, total: 295 },
      parts: [
        { elixirId: one.id, count: 2, name: 'Luna', contents: { milliliters: 250 } },
        { elixirId: other.id, count: 1, name: 'Sol' },
      ],
    },
  ]);
  await bought.admin.post(`${bought.path}/refunds`, {
    requestId: crypto.randomUUID(),
    lines: [{ id: items[0]!.id, quantity: 1, restock: true }],
  });

  await held(piles, [
    [9, 0],
    [9, 0],
  ]);
});

test('when a checkout with a kit is replaced then its parts are free again', async () => {
  const { parts, piles } = await shelves([9, 9]);
  const kit = await shop.addElixir({ parts });
  const client = shop.visitor();
  const { cart } = await fillCart(client, kit.id, 2);
  await startCheckout(client, cart.id);
  expect(await piles()).toEqual([
    [5, 4],
    [7, 2],
  ]);

  const [{ item }] = (await client.get<Cart>('/api/cart')).body.items as [Cart['items'][number]];
  await client.patch(`/api/cart/items/${item.id}`, { quantity: 1 });
  await startCheckout(client, cart.id);

  expect(await piles()).toEqual([
    [7, 2],
    [8, 1],
  ]);
});

test('when a cart holds a kit and more of its honey than is left beside then it is told of the kit and takes nothing', async () => {
  const { one, parts, piles } = await shelves([4, 4]);
  const kit = await shop.addElixir({ name: 'Para dos', parts });
  const client = shop.visitor();
  await fillCart(client, kit.id);
  const { body: cart } = await client.post<Cart>('/api/cart/items', {
    ...{ cartId: (await client.get<Cart>('/api/cart')).body.cart.id, elixirId: one.id, quantity: 3 },
  });

  const { status, body } = await pay(client, cart);

  expect(status).toBe(409);
  expect(body.changes).toEqual([{ elixirId: kit.id, name: 'Para dos', kind: 'unavailable', left: 0 }]);
  expect(await piles()).toEqual([
    [4, 0],
    [4, 0],
  ]);
});

test('when a part is no longer for sale then the kit in a cart cannot be paid', async () => {
  const { one, parts } = await shelves([4, 4]);
  const kit = await shop.addElixir({ parts });
  const client = shop.visitor();
  const cart = await fillCart(client, kit.id);
  await shop.changeElixir(one.id, { isAvailable: false });

  const { status, body } = await pay(client, cart);

  expect(status).toBe(409);
  expect(body.changes).toMatchObject([{ elixirId: kit.id, kind: 'unavailable' }]);
});

test('when an order with a kit leaves then it weighs what is in it, keeps the lots of that, and is found by them', async () => {
  const { one, other, parts } = await shelves([9, 9]);
  const catalog = await shop.catalogAdmin();
  for (const { id } of [one, other])
    await catalog.post<Lot>('/api/lots', aLotCreate({ elixirIds: [id], code: `KIT-${id}` }));
  const bought = await paidOrder(shop, { name: 'De viaje', parts });
  const csv = await bought.admin.get<string>('/api/admin/reports/shipments.csv');
  const shipment = csv.body.split('\n').find((line) => line.includes('De viaje'));
  expect(shipment).toContain(',1100,');

  await bought.admin.patch(`${bought.path}/status`, { status: 'completed' });

  const { order } = (await bought.admin.get<OrderResponse>(bought.path)).body;
  expect(order.lots?.map(({ elixirIds }) => elixirIds).toSorted()).toEqual([[one.id], [other.id]]);
  const found = await bought.admin.get<Order[]>(`/api/orders?lot=KIT-${other.id}`);
  expect(found.body.map(({ id }) => id)).toEqual([bought.orderId]);
});
