import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { checkoutModel } from '../checkout/checkout.model.ts';
import { createCheckoutStore } from '../checkout/checkout.store.ts';
import { withPieces } from './cart-rules.ts';
import { cartModel, type CartRow } from './cart.model.ts';
import { createCartStore, type Edit } from './cart.store.ts';

let db: Mongo;
beforeAll(async () => {
  db = await ownMongo(cartModel, checkoutModel);
});
afterAll(() => db.close());

/** The first call of each kind meets a write conflict, as some servers answer two writes at once. */
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

/** Adds a line of two pieces; `beside` runs between the read and the write. */
const add =
  (elixirId: number, beside: () => Promise<unknown> = async () => undefined): Edit =>
  async ({ items }) => {
    await beside();
    return { items: await withPieces(items, { elixirId, quantity: 2 }, async () => elixirId) };
  };
const piecesOf = ({ items }: CartRow) => items.map(({ elixirId, quantity }) => [elixirId, quantity]);
const once = (job: () => Promise<unknown>) => {
  let calls = 0;
  return async () => void (calls++ === 0 && (await job()));
};

test('when adding to a cart meets a write conflict then it is made anew, and counts once', async () => {
  const carts = createCartStore(db);
  conflictOnce('Cart', 'findOneAndUpdate');
  await carts.change('somebody', add(2));
  conflictOnce('Cart', 'findOneAndUpdate');

  const cart = await carts.change('somebody', add(3));

  expect(piecesOf(cart)).toEqual([
    [2, 2],
    [3, 2],
  ]);
});

test('when another change comes between reading and writing then both are in the cart', async () => {
  const carts = createCartStore(db);
  await carts.change('two tabs', add(1));

  const cart = await carts.change(
    'two tabs',
    add(
      1,
      once(() => carts.change('two tabs', add(1))),
    ),
  );

  expect(piecesOf(cart)).toEqual([[1, 6]]);
  expect(cart.revision).toBe(3);
});

test('when two put the first thing into a cart at once then there is one cart with both', async () => {
  const carts = createCartStore(db);

  const cart = await carts.change(
    'two first',
    add(
      1,
      once(() => carts.change('two first', add(2))),
    ),
  );

  expect(piecesOf(cart)).toEqual([
    [2, 2],
    [1, 2],
  ]);
  expect(await cartModel(db).countDocuments({ sessionId: 'two first' })).toBe(1);
});

test('when an edit finds nothing to change then nothing is written, and no cart made', async () => {
  const carts = createCartStore(db);

  expect(await carts.change('only looks', () => undefined)).toMatchObject({ _id: 'new', items: [] });

  expect(await cartModel(db).countDocuments({ sessionId: 'only looks' })).toBe(0);
});

test('when an order empties a cart then only its own pieces go, once, however often it is repeated', async () => {
  const carts = createCartStore(db);
  await carts.change('buyer', add(4));
  const { _id, round } = await carts.change('buyer', add(5));
  await carts.change('buyer', add(4));
  const ordered = [
    { elixirId: 4, quantity: 2 },
    { elixirId: 5, quantity: 3 },
  ];

  for (let n = 0; n < 3; n++) await carts.emptyOrdered({ _id, round }, ordered);

  const cart = await carts.ofSession('buyer');
  expect(piecesOf(cart)).toEqual([[4, 2]]);
  const lines = [
    { elixirId: 4, before: 4, left: 2 },
    { elixirId: 5, before: 2, left: 0 },
  ];
  expect(cart).toMatchObject({ round: 2, emptied: [{ round: 1, lines }] });
});

test('when opening a checkout meets write conflicts then there is one open checkout', async () => {
  const base = { cartId: 'cart', cartRound: 1, sessionId: 's', lines: [], totalCents: 1 };
  await createCheckoutStore(db).open({ ...base, fingerprint: 'older' });
  conflictOnce('Checkout', 'findOneAndUpdate', 'updateMany', 'insertOne');

  const opened = await createCheckoutStore(db).open({ ...base, fingerprint: 'newer' });

  const open = await checkoutModel(db).find({ status: 'open' }).lean();
  expect(open.map(({ _id }) => _id)).toEqual([opened._id]);
});
