import { someAmounts } from '@shop/contracts/testing/builders';
import { describe, expect, test } from '@jest/globals';
import { cart, type Cart } from '@shop/contracts/cart';
import { shopHere } from '../../testing/shop-here.ts';
import { fillCart } from '../../testing/shopper.ts';

const shop = shopHere({ worker: false });

test('when someone only looks then the cart is new and no session is made', async () => {
  const visitor = shop.visitor();
  const answer = await visitor.get<Cart>('/api/cart');
  expect(answer.body).toEqual({ cart: { id: 'new' }, items: [], total: 0, amounts: someAmounts(0) });
  expect(visitor.cookies.size).toBe(0);
});

test('when an elixir is added then the whole cart comes back and belongs to the session', async () => {
  const elixir = await shop.addElixir({ price: 295.5 });
  const visitor = shop.visitor();

  const added = await fillCart(visitor, elixir.id, 2);

  expect(cart.parse(added)).toEqual(added);
  expect(added).toMatchObject({ items: [{ item: { quantity: 2 }, elixir: { id: elixir.id } }], total: 591 });
  expect((await visitor.get<Cart>('/api/cart')).body).toEqual(added);
  expect((await shop.visitor().get<Cart>('/api/cart')).body.items).toEqual([]);
});

test('when an elixir says what it cost then its price before is in the cart, and its cost to the house is not', async () => {
  const { id } = await shop.addElixir({ cost: 98.5, compareAt: { price: 900 } });

  const added = await fillCart(shop.visitor(), id);

  expect(added.items[0]?.elixir.compareAt).toEqual({ price: 900 });
  expect(added.items[0]?.elixir).not.toHaveProperty('cost');
});

test('when the quantity changes or a line goes then the answer is the cart as it is now', async () => {
  const elixir = await shop.addElixir({ price: 100 });
  const visitor = shop.visitor();
  const { items } = await fillCart(visitor, elixir.id);
  const path = `/api/cart/items/${items[0]!.item.id}`;

  const changed = await visitor.patch<Cart>(path, { quantity: 5 });
  const removed = await visitor.delete<Cart>(path);

  expect(changed.body).toMatchObject({ total: 500, items: [{ item: { quantity: 5 } }] });
  expect(removed.body).toMatchObject({ total: 0, items: [] });
  expect((await visitor.delete(path)).status).toBe(404);
});

test('when the cart is cleared then it is empty and keeps its id', async () => {
  const elixir = await shop.addElixir();
  const visitor = shop.visitor();
  const before = await fillCart(visitor, elixir.id);
  const after = await visitor.delete<Cart>(`/api/cart/${before.cart.id}`);
  expect(after.body).toEqual({ cart: before.cart, items: [], total: 0, amounts: someAmounts(0) });
});

describe("when the cart or line is another shopper's then it does not exist", () => {
  test('adding, changing, removing, clearing and paying', async () => {
    const elixir = await shop.addElixir();
    const owner = shop.visitor();
    const theirs = await fillCart(owner, elixir.id);
    const intruder = shop.visitor();
    await fillCart(intruder, elixir.id);
    const item = theirs.items[0]!.item.id;
    const cartId = theirs.cart.id;

    const answers = await Promise.all([
      intruder.post('/api/cart/items', { cartId, elixirId: elixir.id, quantity: 1 }),
      intruder.patch(`/api/cart/items/${item}`, { quantity: 9 }),
      intruder.delete(`/api/cart/items/${item}`),
      intruder.delete(`/api/cart/${cartId}`),
      intruder.post('/api/checkout/create-preference', { cartId }),
      intruder.post('/api/checkout/process-payment', { paymentId: '12345', cartId }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await owner.get<Cart>('/api/cart')).body).toEqual(theirs);
  });
});
