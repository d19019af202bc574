import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { migration } from '../../migrations/0002-cart-lines.ts';
import { cartModel } from './cart.model.ts';
import { createCartStore } from './cart.store.ts';

const at = new Date('2026-01-01');
const cart = { _id: 'an-old-cart', sessionId: 'somebody', round: 2, createdAt: at, updatedAt: at };
const line = { cartId: cart._id, createdAt: at, updatedAt: at };

let db: Mongo;
let second: Mongo;
beforeEach(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  db = await connectMongo(MONGODB_URI, MONGODB_DB, cartModel);
  second = await connectMongo(MONGODB_URI, MONGODB_DB, cartModel);
  await db.collection('carts').insertOne(cart as never);
  await db.collection('cart_items').insertMany([
    { ...line, _id: 7 as never, round: 1, elixirId: 1, quantity: 9 },
    { ...line, _id: 8 as never, round: 2, elixirId: 2, quantity: 3 },
    { ...line, _id: 9 as never, round: 2, elixirId: 4, quantity: 1 },
  ]);
});
afterEach(() => Promise.all([db.close(), second.close()]));

const adoptAllItems = (at: Mongo) => runMigration(migration, { db: at, publicBaseUrl: '' });
const lines = async () =>
  (await createCartStore(db).findBySession('somebody'))!.items.map(({ id, elixirId, quantity }) => [
    id,
    elixirId,
    quantity,
  ]);

test('when stored carts are adopted twice at once then each line of the cart generation is in its cart once', async () => {
  await Promise.all([adoptAllItems(db), adoptAllItems(second)]);

  expect(await lines()).toEqual([
    [8, 2, 3],
    [9, 4, 1],
  ]);
});

test('when a cart changed after it was adopted then a repetition leaves the change alone', async () => {
  await adoptAllItems(db);
  await createCartStore(db).remove('somebody', 8);

  await adoptAllItems(second);

  expect(await lines()).toEqual([[9, 4, 1]]);
});

test('when a process of the release before makes a cart then the next change of it keeps its lines', async () => {
  await createCartStore(db).setQuantity('somebody', 9, 5);

  expect(await lines()).toEqual([
    [8, 2, 3],
    [9, 4, 5],
  ]);
});

test('when an order empties a cart then only its own pieces go, once, however often it is repeated', async () => {
  const carts = createCartStore(db);
  await carts.add((await carts.findBySession('somebody'))!, { elixirId: 2, quantity: 2 });
  const ordered = [
    { elixirId: 2, quantity: 3 },
    { elixirId: 4, quantity: 3 },
  ];

  for (let n = 0; n < 3; n++) await carts.emptyOrdered({ _id: cart._id, round: 2 }, ordered);

  expect(await lines()).toEqual([[8, 2, 2]]);
  expect(await carts.findBySession('somebody')).toMatchObject({
    round: 3,
    emptied: [
      {
        round: 2,
        lines: [
          { elixirId: 2, before: 5, left: 2 },
          { elixirId: 4, before: 1, left: 0 },
        ],
      },
    ],
  });
});
