import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import { customElixirResponse, type CustomElixirResponse } from '@shop/contracts/custom-elixir';
import type { OwnSize } from '@shop/contracts/own-sizes';
import { eventually } from '../../testing/eventually.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { fillCart } from '../../testing/shopper.ts';

const shop = shopHere({ worker: false });

test('when a shopper builds an elixir then the price is ours and it is in the cart', async () => {
  const flower = await shop.addFlower('Xtabentún');
  const visitor = shop.visitor();
  const wish = {
    name: 'Mi tarde',
    price: 0.01,
    isAvailable: false,
    isCustom: false,
    imageUrl: 'javascript:1',
  };

  const made = await visitor.post<CustomElixirResponse>('/api/custom-elixirs', {
    elixir: wish,
    flowerIds: [flower.id],
  });

  expect(made.status).toBe(201);
  expect(customElixirResponse.parse(made.body)).toEqual(made.body);
  expect(made.body.elixir).toMatchObject({ name: 'Mi tarde', price: 375, isCustom: true, isAvailable: true });
  const { body } = await visitor.get<Cart>('/api/cart');
  expect(body).toMatchObject({ total: 375, cart: made.body.cart, items: [{ item: made.body.item }] });
  expect(JSON.stringify(body)).not.toContain('sessionId');
});

test('when the same key is sent again then neither elixir nor line is doubled', async () => {
  const flower = await shop.addFlower('Cempasúchil');
  const visitor = shop.visitor();
  await fillCart(visitor, (await shop.addElixir()).id);
  const body = { elixir: {}, flowerIds: [flower.id] };
  const send = () =>
    visitor.request<CustomElixirResponse>('POST', '/api/custom-elixirs', body, { 'idempotency-key': 'k-1' });

  const [first, second] = [await send(), await send()];

  expect(second.body.elixir.id).toBe(first.body.elixir.id);
  const { items } = (await visitor.get<Cart>('/api/cart')).body;
  expect(items.map(({ item }) => item.quantity)).toEqual([1, 1]);
});

test.each<[string, unknown]>([
  ['no flower', { elixir: {}, flowerIds: [] }],
  ['an unknown flower', { elixir: {}, flowerIds: [999_999] }],
  ['an operator', { elixir: { name: { $ne: '' } }, flowerIds: [1] }],
  ['nothing', {}],
])('when %s is sent then it is refused and no cart is made', async (_what, body) => {
  const visitor = shop.visitor();
  const answer = await visitor.post<{ message: string }>('/api/custom-elixirs', body);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBeTruthy();
  expect(visitor.cookies.size).toBe(0);
});

test('when the shop makes no elixirs to order then one is refused', async () => {
  const flower = await shop.addFlower('Tajonal');
  const make = () =>
    shop.visitor().post<{ message: string }>('/api/custom-elixirs', { elixir: {}, flowerIds: [flower.id] });
  await shop.decide({ ownBlends: false });

  const refused = await eventually(async () => {
    const answer = await make();
    return answer.status === 409 ? answer.body : undefined;
  });

  expect(refused.message).toBe('Por ahora no hacemos elixires personalizados.');
  await shop.decide({ ownBlends: true });
  await eventually(async () => ((await make()).status === 201 ? true : undefined));
});

test("when another shopper adds someone's own elixir then it does not exist", async () => {
  const flower = await shop.addFlower('Tajonal');
  const { body } = await shop
    .visitor()
    .post<CustomElixirResponse>('/api/custom-elixirs', { elixir: {}, flowerIds: [flower.id] });
  const request = { cartId: 'new', elixirId: body.elixir.id, quantity: 1 };
  expect((await shop.visitor().post('/api/cart/items', request)).status).toBe(404);
});

test('when the shop has sizes then the chosen one is made at its price, and its name says which', async () => {
  const flower = await shop.addFlower('Tajonal');
  const make = (milliliters?: number) =>
    shop.visitor().post<CustomElixirResponse & { message: string; sizes: OwnSize[] }>('/api/custom-elixirs', {
      elixir: { name: 'Mi tarde' },
      flowerIds: [flower.id],
      milliliters,
    });
  expect((await make(120)).body).toMatchObject({
    message: 'Ya no hacemos elixires de 120 ml. Hay 60 ml · $375.00 MXN.',
    sizes: [{ milliliters: 60, price: 375 }],
  });
  const ownBlendSizes = [
    { milliliters: 30, price: 210.5 },
    { milliliters: 120, price: 690 },
  ];
  await shop.decide({ ownBlendSizes });
  const made = await eventually(async () => {
    const answer = await make(120);
    return answer.status === 201 ? answer.body : undefined;
  });

  expect(made.elixir).toMatchObject({
    name: 'Mi tarde · 120 ml',
    price: 690,
    contents: { milliliters: 120 },
  });
  // A page from before sizes existed names none.
  expect((await make()).body.elixir).toMatchObject({ name: 'Mi tarde · 30 ml', price: 210.5 });
  const refused = await make(60);
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      message: 'Ya no hacemos elixires de 60 ml. Hay 30 ml · $210.50 MXN y 120 ml · $690.00 MXN.',
      sizes: ownBlendSizes,
    },
  ]);
});
