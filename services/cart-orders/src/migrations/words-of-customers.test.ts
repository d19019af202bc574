import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { dropMongo, ownMongo } from '@shop/service-kit/testing/own-mongo';
import { customerModel } from '../orders/customer/customer.model.ts';
import { migration } from './0008-words-of-customers.ts';

let db: Mongo;
beforeAll(async () => void (db = await ownMongo(customerModel)));
afterAll(() => dropMongo(db));

test('when customers of an earlier release are migrated then they are found by the words of their names', async () => {
  const customers = db.collection<{ _id: string; search: string[] }>('customers');
  const stored = { email: 'ana-luz@example.com', name: "Ana D'Ávila-Ku", version: 3, orders: 1 };
  await customers.insertOne({ _id: 'one', ...stored, search: ['ana-luz@example.com', "ana d'avila-ku"] });

  await runMigration(migration, { db, publicBaseUrl: '' });

  for (const search of ['davila ku', 'avila ku', 'ku', 'ana luz example com', "ana d'avila-ku"])
    expect([search, await customers.countDocuments({ search })]).toEqual([search, 1]);
  expect(await customers.findOne({ _id: 'one' })).toMatchObject(stored);
});
