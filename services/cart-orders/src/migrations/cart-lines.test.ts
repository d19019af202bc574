import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { cartModel } from '../shopping/cart/cart.model.ts';
import { createCartStore } from '../shopping/cart/cart.store.ts';
import { takeOut } from '../shopping/cart/lines-out.ts';
import { migration } from './0002-cart-lines.ts';

const at = new Date('2026-01-01');
const cart = { _id: 'an-old-cart', sessionId: 'somebody', round: 2, createdAt: at, updatedAt: at };
const line = { cartId: cart._id, createdAt: at, updatedAt: at };

let db: Mongo;
let second: Mongo;
beforeEach(async () => {
  db = await ownMongo(cartModel);
  second = await ownMongo(cartModel);
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
  (await createCartStore(db).ofSession('somebody')).items.map(({ id, elixirId, quantity }) => [
    id,
    elixirId,
    quantity,
  ]);

test('when stored carts are adopted twice at once then each line of its order cycle is in its cart once', async () => {
  await Promise.all([adoptAllItems(db), adoptAllItems(second)]);

  expect(await lines()).toEqual([
    [8, 2, 3],
    [9, 4, 1],
  ]);
});

test('when a cart changed after it was adopted then a repetition leaves the change alone', async () => {
  await adoptAllItems(db);
  await createCartStore(db).change('somebody', (adopted) => takeOut(adopted, 8));

  await adoptAllItems(second);

  expect(await lines()).toEqual([[9, 4, 1]]);
});

test('when a service starts then its first request finds the lines of earlier releases in their carts', () => {
  expect(migration.when).toBe('before');
});
