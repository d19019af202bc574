import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { readyToPay } from '../../testing/shopper.ts';

let shop: RunningShop;
beforeAll(async () => void (shop = await runningShop()));
afterAll(() => shop.stop());

const READ = '/api/orders/carts';
const tokenIn = (path: string) => new URL(path, 'http://shop').searchParams.get('ventana')!.split('.')[1]!;

test('when a shopper sends their cart’s link then the team alone reads it, as it is', async () => {
  const { client } = await readyToPay(shop);
  const { body } = await client.get<{ path: string }>('/api/cart/link');
  const token = tokenIn(body.path);
  expect(body.path).toBe(`/admin/orders?ventana=new.${token}`);

  const admin = await shop.admin();
  const read = await admin.get<Cart>(`${READ}/${token}`);

  const { body: own } = await client.get<Cart>('/api/cart');
  expect([read.status, read.body.items.map(({ item }) => item)]).toEqual([
    200,
    own.items.map(({ item }) => item),
  ]);
  expect((await shop.visitor().get(`${READ}/${token}`)).status).toBe(401);
  const forged = own.cart.id + token.slice(own.cart.id.length).split('').reverse().join('');
  for (const other of [own.cart.id, forged, `${token}x`, 'new', 'x'])
    expect([other, (await admin.get(`${READ}/${other}`)).status]).toEqual([other, 404]);
});

test('when there is nothing in the cart then there is no link', async () => {
  expect((await shop.visitor().get('/api/cart/link')).status).toBe(404);
});
