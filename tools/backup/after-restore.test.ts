import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { join } from 'node:path';
import { paymentWorker } from '../../services/cart-orders/src/service.ts';
import { eventually } from '../../services/cart-orders/src/testing/eventually.ts';
import { runningShop, type RunningShop } from '../../services/cart-orders/src/testing/running-shop.ts';
import { sandbox } from '../../services/cart-orders/src/testing/sandbox.ts';
import { readyToPay } from '../../services/cart-orders/src/testing/shopper.ts';
import { goOn } from './go-on.ts';
import { restoreArchive } from './restore-archive.ts';
import { openStores, type Stores } from './stores.ts';
import { dropStores, inFolder } from './testing/saved-shop.ts';
import { writeArchive } from './write-archive.ts';

// A whole shop, on a machine that may be busy with others.
jest.setTimeout(120_000);

const SOON = { RECONCILE_EVERY_MS: '300', RECONCILE_AFTER_MS: '60000' };
type Order = {
  _id: string;
  number: string;
  checkoutId: string;
  paymentIntentId: string;
  refundedCents: number;
};

let shop: RunningShop;
let stores: Stores;
beforeAll(async () => {
  shop = await runningShop({ worker: false, env: SOON });
  const { MONGODB_DB } = shop.env;
  stores = await openStores({ ...shop.env, S3_BUCKET: `${shop.env.S3_BUCKET}-drill` }, [
    MONGODB_DB,
    `${MONGODB_DB}_catalog`,
  ]);
});
afterAll(async () => {
  await shop.stop();
  await dropStores(stores);
});

const orders = () => stores.mongo.db(shop.env.MONGODB_DB).collection<Order>('orders').find().toArray();
const reviews = () =>
  stores.mongo
    .db(shop.env.MONGODB_DB)
    .collection<{ kind: string; paymentId: string; amountCents: number; payer?: object }>('reviews')
    .find()
    .toArray();

async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker = await paymentWorker.start({ ...shop.settings, PORT: '0' });
  try {
    return await work();
  } finally {
    await worker.running.close();
  }
}

/** A buyer who pays and then closes the browser. */
async function buy(): Promise<string> {
  const { checkout } = await readyToPay(shop);
  return sandbox(shop.env).pay(checkout.preferenceId);
}
const buyers = (count: number) => Promise.all(Array.from({ length: count }, buy));

/** What happened to the money of these payments, once all of them are settled. */
async function accounted(paymentIds: string[]) {
  return eventually(async () => {
    const [ordered, listed] = [await orders(), await reviews()];
    const isThere = (id: string) =>
      ordered.some(({ paymentIntentId }) => paymentIntentId === id) ||
      listed.some(({ paymentId }) => paymentId === id);
    return paymentIds.every(isThere) && { ordered, listed };
  });
}

/** Sells, saves while buyers come and go, sells more, and restores the backup. */
async function loseTheShop(file: string) {
  const paid = await withWorker(async () => {
    const before = await buyers(3);
    await accounted(before);
    const [during] = await Promise.all([buyers(6), writeArchive(stores, file)]);
    const all = [...before, ...during, ...(await buyers(4))];
    await accounted(all);
    return all;
  });
  const given = await orders();
  // Refunded on the provider's own pages, without the shop.
  await sandbox(shop.env).refundByHand(paid[0]!, 95);
  const { manifest } = await restoreArchive(stores, file, true);
  return { paid, given, ...(await goOn(stores, manifest))! };
}

test('when a backup under buyers comes back then all money has an owner, and no order number is given twice', () =>
  inFolder(async (folder) => {
    const { paid, given, lastNumber, nextNumber } = await loseTheShop(join(folder, 'shop.tar.gz'));

    const { ordered, listed } = await withWorker(async () => {
      paid.push(await buy());
      await eventually(async () =>
        (await orders()).some((one) => one.paymentIntentId === paid[0] && one.refundedCents === 9_500),
      );
      return accounted(paid);
    });

    // Payments whose checkout the archive does not contain: at least the last four.
    expect(ordered.length + listed.length).toBe(paid.length);
    expect(listed.length).toBeGreaterThanOrEqual(4);
    for (const one of listed)
      expect(one).toMatchObject({
        kind: 'unknown_reference',
        amountCents: 29_500,
        payer: { email: 'muestra@example.com', name: 'Persona de Muestra' },
      });
    const numbers = new Map(given.map(({ number, checkoutId }) => [number, checkoutId]));
    for (const { number, checkoutId } of ordered) expect(numbers.get(number) ?? checkoutId).toBe(checkoutId);
    expect(ordered.some(({ number }) => number.endsWith(String(nextNumber)))).toBe(true);
    expect(nextNumber).toBeGreaterThan(lastNumber + 1_000);
  }));

test('when much was sold every day and the archive is old then the gap is wider than what may have been sold', async () => {
  const db = stores.mongo.db(shop.env.MONGODB_DB);
  await db.collection<{ _id: string }>('sweeps').deleteMany({});
  const sold = await db.collection('orders').countDocuments();
  const createdAt = new Date();
  const collections = [{ database: shop.env.MONGODB_DB, name: 'orders', count: 0, indexes: '[]', parts: [] }];
  const days = 300;

  const gone = (await goOn(
    stores,
    { format: 1, createdAt: createdAt.toISOString(), databases: [], images: [], collections },
    new Date(createdAt.getTime() + days * 86_400_000),
  ))!;

  expect(gone.nextNumber - gone.lastNumber).toBeGreaterThan(1_000 + (10 * sold * days) / 30);
  // Saved by an older release, which did not store its sweep position.
  expect(gone.since).toEqual(createdAt);
});

test('when a shop goes on from an archive then products and the like get ids that were not given since', async () => {
  const database = shop.env.MONGODB_DB;
  const counters = stores.mongo.db(database).collection<{ _id: string; value: number }>('counters');
  await counters.updateOne({ _id: 'elixirs' }, { $set: { value: 14 } }, { upsert: true });
  const createdAt = new Date().toISOString();
  const collections = [{ database, name: 'counters', count: 1, indexes: '[]', parts: [] }];

  await goOn(stores, { format: 1, createdAt, databases: [], images: [], collections });

  expect(await counters.findOne({ _id: 'elixirs' })).toMatchObject({ value: 1_014 });
});
