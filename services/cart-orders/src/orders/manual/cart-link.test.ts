import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { Discount } from '@shop/contracts/discount';
import type { ManualPreview } from '@shop/contracts/manual-order';
import type { Order } from '@shop/contracts/order';
import { aDiscount } from '@shop/contracts/testing/builders';
import { shopHere } from '../../testing/shop-here.ts';
import { readyToPay } from '../../testing/shopper.ts';

const shop = shopHere();

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
  const forged = own.cart.id + token.slice(own.cart.id.length).split('').reverse().join('');
  for (const other of [own.cart.id, forged, `${token}x`, 'new', 'x'])
    expect([other, (await admin.get(`${READ}/${other}`)).status]).toEqual([other, 404]);
});

test('when the cart has a code then the order that is written of it has it too, as long as it counts', async () => {
  const admin = await shop.admin();
  await admin.post('/api/admin/discounts', aDiscount({ code: 'CHAT10', value: 10, maxUses: 1 }));
  const { client, elixir } = await readyToPay(shop, 2);
  await client.put('/api/cart/discount', { code: 'CHAT10' });
  const { body } = await client.get<{ path: string }>('/api/cart/link');
  const read = await admin.get<Cart>(`${READ}/${tokenIn(body.path)}`);
  const { code } = read.body.discount!;
  const lines = [{ elixirId: elixir.id, quantity: 2 }];
  const preview = async () =>
    (await admin.post<ManualPreview>('/api/orders/preview', { lines, discount: code })).body;
  const asked = await preview();
  expect(asked).toMatchObject({ discount: { code: 'CHAT10', amount: 59 }, amounts: { total: 531 } });

  const write = (requestId: string) =>
    admin.post<Order & { errors: object }>('/api/orders', {
      ...{ requestId, lines, discount: code, seen: { total: asked.amounts.total } },
      ...{ name: 'Rosa del chat', email: '', phone: '', notes: '', payment: 'transfer', delivered: false },
    });
  const requestId = crypto.randomUUID();
  const made = await write(requestId);

  expect(made).toMatchObject({
    status: 201,
    body: { totalAmount: 531, discount: { code: 'CHAT10', amount: 59 } },
  });
  expect((await write(requestId)).body.id).toBe(made.body.id);
  const { body: codes } = await admin.get<Discount[]>('/api/admin/discounts?q=CHAT10');
  expect(codes.map(({ used }) => used)).toEqual([1]);
  const problem = 'Este código ya se usó todas las veces que se podía.';
  expect(await preview()).toMatchObject({ discount: { amount: 0, problem }, amounts: { total: 590 } });
  expect(await write(crypto.randomUUID())).toMatchObject({
    status: 409,
    body: { errors: { discount: problem } },
  });
});

test('when there is nothing in the cart then there is no link', async () => {
  expect((await shop.visitor().get('/api/cart/link')).status).toBe(404);
});
