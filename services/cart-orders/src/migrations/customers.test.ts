import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aShipping } from '@shop/contracts/testing/builders';
import type { Mongo } from '@shop/service-kit/mongo';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { dropMongo, ownMongo } from '@shop/service-kit/testing/own-mongo';
import { customerModel } from '../orders/customer/customer.model.ts';
import { orderModel } from '../orders/order/order.model.ts';
import { searchTexts } from '../orders/order/search-texts.ts';
import { migration } from './0005-customers.ts';

let db: Mongo;
beforeAll(async () => void (db = await ownMongo(orderModel, customerModel)));
afterAll(() => dropMongo(db));

const ORDERS = 210;
const BUYERS = 21;
const stored = (at: number) => {
  const number = `FK-${String(at).padStart(6, '0')}`;
  const shipping = aShipping({ email: `buyer-${at % BUYERS}@example.com` });
  const createdAt = new Date(Date.UTC(2026, 0, 1) + at * 60_000);
  return {
    _id: `order-${String(at).padStart(4, '0')}`,
    checkoutId: `checkout-${at}`,
    number,
    shipping,
    items: [],
    outbox: [],
    totalCents: 100,
    status: 'completed',
    paymentStatus: 'approved',
    search: searchTexts({ number, shipping, items: [] }),
    createdAt,
    updatedAt: createdAt,
  };
};

test('when a buyer has orders in several batches then all of them count, once', async () => {
  await db
    .collection<{ _id: string }>('orders')
    .insertMany(Array.from({ length: ORDERS }, (_, at) => stored(at)));

  await runMigration(migration, { db, publicBaseUrl: '' });

  const customers = await db.collection('customers').find().toArray();
  expect(customers).toHaveLength(BUYERS);
  for (const customer of customers)
    expect(customer).toMatchObject({ orders: ORDERS / BUYERS, spentCents: 1_000, version: 1 });
});
