import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import { shopHere } from '../../testing/shop-here.ts';
import { fillCart } from '../../testing/shopper.ts';

const shop = shopHere({ worker: false });

const linesOf = ({ items }: Cart) => items.map(({ item, elixir }) => `${item.quantity} × ${elixir.name}`);
const FULL = ['2 × Uno', '3 × Dos', '4 × Tres'];

/** A cart of three lines. */
async function shopper() {
  const client = shop.visitor();
  for (const [at, name] of ['Uno', 'Dos', 'Tres'].entries())
    await fillCart(client, (await shop.addElixir({ name: `${name}` })).id, at + 2);
  const { body: cart } = await client.get<Cart>('/api/cart');
  const ids = cart.items.map(({ item }) => item.id);
  return {
    client,
    cart,
    ids,
    read: async () => linesOf((await client.get<Cart>('/api/cart')).body),
    remove: (at: number) => client.delete(`/api/cart/items/${ids[at]}`),
    restore: (itemIds: unknown) => client.post<Cart>('/api/cart/items/restore', { itemIds }),
  };
}

test('when a line is taken out and brought back then it stands where it stood, once', async () => {
  const { ids, remove, restore, read } = await shopper();
  await remove(1);
  expect(await read()).toEqual(['2 × Uno', '4 × Tres']);

  const answers = await Promise.all([restore([ids[1]]), restore([ids[1]]), restore([ids[1]])]);

  for (const { body } of answers) expect(linesOf(body)).toEqual(FULL);
  expect(await read()).toEqual(FULL);
});

test('when the cart is cleared and brought back then it is as it was', async () => {
  const { client, cart, ids, restore } = await shopper();
  await client.delete(`/api/cart/${cart.cart.id}`);

  const { body } = await restore(ids);

  expect(body.items).toMatchObject(cart.items.map(({ item }) => ({ item: { id: item.id } })));
  expect(linesOf(body)).toEqual(FULL);
  expect(body.total).toBe(cart.total);
});

test('when the same elixir was added meanwhile then its pieces come on top, and never past the limit', async () => {
  const { client, cart, ids, remove, restore } = await shopper();
  await remove(0);
  await fillCart(client, cart.items[0]!.elixir.id, 98);

  expect(linesOf((await restore([ids[0]])).body)).toEqual(['3 × Dos', '4 × Tres', '99 × Uno']);
});

test('when a line was never taken out, or is another’s then nothing comes', async () => {
  const mine = await shopper();
  const other = await shopper();
  await other.remove(0);

  expect(linesOf((await mine.restore([other.ids[0], mine.ids[1]])).body)).toEqual(FULL);
  expect((await shop.visitor().post<Cart>('/api/cart/items/restore', { itemIds: [1] })).body.items).toEqual(
    [],
  );
});

test.each([[[]], ['1'], [[{ $gt: 0 }]], [Array.from({ length: 101 }, () => 1)]])(
  'when %j is asked for then it is refused',
  async (itemIds) => {
    const { restore } = await shopper();
    expect((await restore(itemIds)).status).toBe(400);
  },
);
