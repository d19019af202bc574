import { expect, test } from '@jest/globals';
import { database, ordersOf } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';

const shop = shopHere();

/** Writes like a second worker that saw nothing of the first one's work. */
const write = (collection: string, document: object) =>
  database(shop, (db) => db.collection(collection).insertOne(document));

test('when a second order of a checkout is written then the database itself refuses it', async () => {
  const { checkout, submit } = await readyToPay(shop);
  await submit(await sandbox(shop.env).pay(checkout.preferenceId));
  const [order] = await ordersOf(shop, checkout.checkoutId);
  const again = { ...order, _id: 'another-order' as never };

  await expect(write('orders', { ...again, number: 'FK-999999' })).rejects.toThrow('E11000');
  await expect(write('orders', { ...again, checkoutId: 'another-checkout' })).rejects.toThrow('E11000');
});

test('when a cart gets a second open checkout then the database itself refuses it', async () => {
  const { cartId } = await readyToPay(shop);
  const second = { _id: 'another-checkout' as never, cartId, status: 'open' };

  await expect(write('checkouts', second)).rejects.toThrow('E11000');
  await expect(write('checkouts', { ...second, status: 'superseded' })).resolves.toBeDefined();
});
