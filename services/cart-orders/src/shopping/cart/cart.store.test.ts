import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { checkoutModel } from '../checkout/checkout.model.ts';
import { createCheckoutStore } from '../checkout/checkout.store.ts';
import { cartModel } from './cart.model.ts';
import { createCartStore } from './cart.store.ts';

let db: Mongo;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  db = await connectMongo(MONGODB_URI, MONGODB_DB, (opened) => {
    cartModel(opened);
    checkoutModel(opened);
  });
});
afterAll(() => db.close());

/** Every first call of a kind meets a write conflict, as some servers answer two writes at once. */
function conflictOnce(model: string, ...names: string[]): void {
  const collection = db.model(model).collection as unknown as Record<
    string,
    (...given: unknown[]) => unknown
  >;
  for (const name of names) {
    const run = collection[name]!;
    collection[name] = async () => {
      collection[name] = run;
      throw Object.assign(new Error('WriteConflict'), { code: 112 });
    };
  }
}

test('when adding to a cart meets a write conflict then it is made anew, and counts once', async () => {
  const carts = createCartStore(db);
  conflictOnce('Cart', 'findOneAndUpdate');
  const empty = await carts.getOrCreate('somebody');
  conflictOnce('Cart', 'findOneAndUpdate');

  const { cart } = await carts.add(empty, { elixirId: 3, quantity: 2 });

  expect(cart?.items).toMatchObject([{ elixirId: 3, quantity: 2 }]);
});

test('when opening a checkout meets write conflicts then there is one open checkout', async () => {
  const base = { cartId: 'cart', cartRound: 1, sessionId: 's', lines: [], totalCents: 1 };
  await createCheckoutStore(db).open({ ...base, fingerprint: 'older' });
  conflictOnce('Checkout', 'findOneAndUpdate', 'updateMany', 'insertOne');

  const opened = await createCheckoutStore(db).open({ ...base, fingerprint: 'newer' });

  const open = await checkoutModel(db).find({ status: 'open' }).lean();
  expect(open.map(({ _id }) => _id)).toEqual([opened._id]);
});
