import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aShipping } from '@shop/contracts/testing/builders';
import type { Mongo } from '@shop/service-kit/mongo';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { orderModel } from '../orders/order/order.model.ts';
import { searchTexts } from '../orders/order/search-texts.ts';
import { migration } from './0004-order-search-texts.ts';

let db: Mongo;
beforeAll(async () => void (db = await ownMongo(orderModel)));
afterAll(() => db.close());

type Stored = { _id: string; search: string[]; updatedAt: Date };
const COUNT = 101;
const OLD = ['fk-000007', '7'];
const updatedAt = new Date('2026-01-01T00:00:00Z');
const items = [{ id: 1, elixirId: 1, elixirName: 'Brisa de Pericón', quantity: 1, priceCents: 100 }];
const shipping = aShipping({ phone: '9991234567' });
const stored = (at: number) => ({
  _id: `order-${at}`,
  number: `FK-${String(at).padStart(6, '0')}`,
  checkoutId: `checkout-${at}`,
  shipping,
  items,
  search: OLD,
  updatedAt,
});
const orders = () => db.collection<Stored>('orders');

test('when orders of an earlier release have fewer texts then all get theirs, and nothing else changes', async () => {
  await orders().insertMany(Array.from({ length: COUNT }, (_, at) => stored(at)));

  await runMigration(migration, { db, publicBaseUrl: '' });

  const found = await orders().find({ search: '9991234567' }).toArray();
  expect(found).toHaveLength(COUNT);
  expect(found[0]).toEqual({ ...stored(0), search: searchTexts(stored(0)) });
});
