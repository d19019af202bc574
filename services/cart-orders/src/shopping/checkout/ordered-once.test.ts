import { expect, test } from '@jest/globals';
import type { CheckoutConflict } from '@shop/contracts/checkout';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { forFile } from '@shop/service-kit/testing/for-file';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { migration } from '../../migrations/0001-ordered-once.ts';
import { database, ordersOf, exceptionsOf } from '../../testing/database.ts';
import { runningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, readyToPay } from '../../testing/shopper.ts';
import { checkoutModel, type NewCheckout } from './checkout.model.ts';
import { createCheckoutStore } from './checkout.store.ts';

const shop = forFile(runningShop);

const path = '/api/checkout/create-preference';
type Refused = CheckoutConflict;

test('when the cart was paid in another tab then paying it again is refused with its order, and shopping goes on', async () => {
  const { client, cartId, checkout, submit, elixir } = await readyToPay(shop);
  const { orderId } = (await submit(await sandbox(shop.env).pay(checkout.preferenceId))).body;

  const refused = await client.post<Refused>(path, { cartId });
  await fillCart(client, elixir.id);
  const next = await client.post(path, { cartId });

  const body = { message: 'Este carrito ya se pagó', orderId, changes: [] };
  expect(refused).toMatchObject({ status: 409, body });
  expect(next.status).toBe(200);
});

test('when an order was made and the cart not emptied yet then its checkout is refused with the order', async () => {
  const { client, cartId, checkout, submit } = await readyToPay(shop);
  const before = await database(shop, (db) => db.collection('carts').findOne({ _id: cartId as never }));
  const { orderId } = (await submit(await sandbox(shop.env).pay(checkout.preferenceId))).body;
  await database(shop, (db) => db.collection('carts').replaceOne({ _id: cartId as never }, before!));

  const refused = await client.post<Refused>(path, { cartId });

  expect(refused).toMatchObject({ status: 409, body: { orderId } });
  const open = await database(shop, (db) =>
    db.collection('checkouts').countDocuments({ cartId, status: 'open' }),
  );
  expect(open).toBe(0);
});

test('when a payable checkout of an ordered cart cycle is paid all the same then it is listed with the order', async () => {
  const { checkout, submit, cartId } = await readyToPay(shop);
  const other = await readyToPay(shop);
  const { orderId } = (await submit(await sandbox(shop.env).pay(checkout.preferenceId))).body;
  // A process of the earlier release could leave it so.
  await database(shop, (db) =>
    db
      .collection('checkouts')
      .updateOne({ _id: other.checkout.checkoutId as never }, { $set: { cartId, cartRound: 1 } }),
  );
  const second = await sandbox(shop.env).pay(other.checkout.preferenceId);

  const answer = await submit(second);

  expect(answer.status).toBe(409);
  expect(await ordersOf(shop, other.checkout.checkoutId)).toEqual([]);
  expect(await exceptionsOf(shop, second)).toEqual(['duplicate_order']);
  const listed = await database(shop, (db) => db.collection('reviews').findOne({ paymentId: second }));
  expect(listed).toMatchObject({ orderId });
});

test('when many orders are made and submitted at once then their numbers have no gap', async () => {
  const lone = await runningShop();
  try {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => readyToPay(lone)));
    const ids = await Promise.all(buyers.map((one) => sandbox(lone.env).pay(one.checkout.preferenceId)));

    await Promise.all(buyers.flatMap((one, at) => Array.from({ length: 8 }, () => one.submit(ids[at]!))));

    const numbers = await database(lone, (db) => db.collection('orders').distinct('number'));
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `FK-00000${n}`));
  } finally {
    await lone.stop();
  }
});

test('when different contents are opened at once then one stays open and nobody meets an error', async () => {
  const db = await ownMongo(checkoutModel);
  const base = { cartId: 'cart', cartRound: 1, sessionId: 's', lines: [], totalCents: 1 };
  const wanted = (n: number): NewCheckout => ({ ...base, fingerprint: `content ${n % 5}` });

  await Promise.all(Array.from({ length: 20 }, (_, n) => createCheckoutStore(db).open(wanted(n))));

  expect(await db.collection('checkouts').countDocuments({ status: 'open' })).toBe(1);
  await db.close();
});

test('when a stored cart was ordered twice then the service starts, and both keep what they are', async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  const models = async (db: Mongo) => {
    checkoutModel(db);
    const twice = { cartId: 'cart', cartRound: 1, status: 'ordered' };
    if ((await db.collection('checkouts').countDocuments({})) === 0)
      await db.collection('checkouts').insertMany([
        { ...twice, _id: 'late' as never, createdAt: new Date(2_000) },
        { ...twice, _id: 'early' as never, createdAt: new Date(1_000) },
        { ...twice, _id: 'next' as never, cartRound: 2, createdAt: new Date(3_000) },
      ]);
    await runMigration(migration, { db, publicBaseUrl: '' });
  };

  for (let start = 0; start < 2; start++) {
    const db = await connectMongo(MONGODB_URI, MONGODB_DB, models);
    const found = await db.collection('checkouts').find().sort({ createdAt: 1 }).toArray();
    expect(found.map(({ _id, status }) => [String(_id), status])).toEqual([
      ['early', 'ordered'],
      ['late', 'ordered_twice'],
      ['next', 'ordered'],
    ]);
    await db.close();
  }
});
