import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { NEW_CART_ID } from '@shop/contracts/constants';
import type { InternalElixir } from '@shop/contracts/elixir';
import { anElixir } from '@shop/contracts/testing/builders';
import { nextId, type Mongo } from '@shop/service-kit/mongo';
import { dropMongo, ownMongo } from '@shop/service-kit/testing/own-mongo';
import { addItem, putIn } from './add-items.ts';
import { cartModel } from './cart.model.ts';
import { createCartStore } from './cart.store.ts';

const CALLS = ['findOne', 'findOneAndUpdate', 'insertOne', 'updateOne'];

let db: Mongo;
const calls: string[] = [];
beforeAll(async () => {
  db = await ownMongo(cartModel);
  const collection = cartModel(db).collection as unknown as Record<string, (...given: unknown[]) => unknown>;
  for (const name of CALLS) {
    const run = collection[name]!.bind(collection);
    collection[name] = (...given) => (calls.push(name), run(...given));
  }
  await nextId(db, 'cart_items');
});
beforeEach(() => cartModel(db).deleteMany({}));
afterAll(() => dropMongo(db));

/** A catalogue with these values of each product. */
function depsOf(soldOf: (id: number) => Partial<InternalElixir>) {
  const elixirs = async (ids: number[]) =>
    new Map(ids.map((id) => [id, { ...anElixir({ id }), ...soldOf(id) }]));
  return {
    carts: createCartStore(db),
    catalog: { elixirs },
    discounts: { findCode: async () => null },
    giftCards: { find: async () => null, findCode: async () => null },
    settings: { read: async () => ({}) },
    provider: { isReady: () => true, leastCents: () => 0 },
    funnel: { count: () => undefined },
  };
}

/** A shopper whose cart is known from the first answer on, and a catalogue with one product. */
function shopper(sold: Partial<InternalElixir> = {}) {
  const deps = depsOf(() => sold);
  let known = NEW_CART_ID;
  const add = async (quantity: number, elixirId = 1, cartId = known) => {
    calls.length = 0;
    const { cart, items, notice } = await addItem(deps, 'session', { cartId, elixirId, quantity });
    known = cart.id;
    return { quantities: items.map(({ item }) => item.quantity), notice, calls: [...calls] };
  };
  return { add };
}

describe('adding to a cart', () => {
  test('when it is the first of a cart then no line is looked for', async () => {
    const { add } = shopper();

    const { quantities, calls: made } = await add(2);

    expect(quantities).toEqual([2]);
    expect(made).toEqual(['findOne', 'findOneAndUpdate']);
  });

  test('when the client does not know that there is a cart then its line grows, up to the limit', async () => {
    const { add } = shopper({ inStock: 5 });
    await add(1);

    expect(await add(2, 1, NEW_CART_ID)).toEqual({
      quantities: [3],
      calls: ['findOne', 'findOneAndUpdate'],
    });
    expect(await add(3, 1, NEW_CART_ID)).toMatchObject({
      quantities: [5],
      notice: expect.stringContaining('5 piezas'),
    });
  });

  test('when there is a line with room then the cart is read and written once', async () => {
    const { add } = shopper();
    await add(1);

    expect(await add(2)).toEqual({ quantities: [3], calls: ['findOne', 'findOneAndUpdate'] });
  });

  test('when the elixir is new in the cart then the cart is read and written once', async () => {
    const { add } = shopper();
    await add(1);

    const { quantities, calls: made } = await add(2, 2);

    expect(quantities).toEqual([1, 2]);
    expect(made).toEqual(['findOne', 'findOneAndUpdate']);
  });

  test('when a line has no room for all of them then it is filled up, and it is said', async () => {
    const { add } = shopper({ inStock: 5 });
    await add(4);

    expect(await add(2)).toMatchObject({ quantities: [5], notice: expect.stringContaining('5 piezas') });
    expect(await add(2)).toMatchObject({ quantities: [5], notice: expect.stringContaining('5 piezas') });
  });

  test('when many add at once then no piece is lost, and other changes see all of them', async () => {
    const { add } = shopper();
    await add(1);

    await Promise.all(Array.from({ length: 10 }, (_, nth) => add(1, nth % 2 === 0 ? 1 : 2)));

    const { revision, items } = await cartModel(db).findOne({ sessionId: 'session' }).lean().orFail();
    expect(items.map(({ quantity }) => quantity)).toEqual([6, 5]);
    expect(revision).toBe(11);
  });

  test('when several come in at once then the one that did not fit is named, and no other of which few are left', async () => {
    const left: Record<number, Partial<InternalElixir>> = {
      1: { name: 'Luna', inStock: 5 },
      2: { name: 'Sol', inStock: 1 },
      3: { name: 'Mar' },
    };
    const put = (...pieces: [elixirId: number, quantity: number][]) =>
      putIn(
        depsOf((id) => left[id]!),
        'session',
        { pieces: pieces.map(([elixirId, quantity]) => ({ elixirId, quantity })) },
      );

    expect((await put([1, 2], [2, 3])).notice).toBe('Sólo queda 1 pieza de Sol.');
    expect((await put([1, 1], [3, 100])).notice).toBe('Puedes llevar hasta 99 piezas de cada elixir.');
  });
});
