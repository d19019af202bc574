import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import { askedDuring } from '@shop/service-kit/testing/asked-during';
import { forgetOrders } from '../orders/customer/forget-customer.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { openTabs } from '../testing/two-tabs.ts';
import { createRetentionStore } from './retention.store.ts';

const OLD = new Date('2025-01-01T12:00:00.000Z');
const BEFORE = new Date('2026-01-01T12:00:00.000Z');
const MANY = 30;

const tabs = forFile(openTabs);
beforeAll(async () => {
  const { db } = tabs.deps;
  const rows = Array.from({ length: MANY }, (_, at) => ({ _id: `old-${at}`, createdAt: OLD }));
  const insert = (name: string, more: (at: number) => object) =>
    db.collection(name).insertMany(rows.map((row, at) => ({ ...row, ...more(at) })) as never[]);
  const closed = { status: 'completed', search: [], items: [], history: [], updatedAt: OLD };
  const names = (at: number) => ({ number: `FK-8${at}`, checkoutId: `old-${at}` });
  // Half of them have an e-mail; the others were forgotten.
  const buyer = (at: number) => ({
    shipping: at % 2 ? { name: 'Ana', email: `a${at}@example.com` } : { name: FORGOTTEN_NAME, email: '' },
  });
  await insert('orders', (at) => ({ ...closed, ...names(at), ...buyer(at) }));
  await insert('checkouts', (at) => ({ status: 'superseded', cartId: `old-${at}`, cartRound: 0 }));
  await insert('mails', (at) => ({ status: 'sent', key: `old-${at}`, to: `a${at}@example.com`, about: {} }));
});

/** All queries of a round and of 'Borrar sus datos'; of the data above only the mails are due. */
async function lookForOld(): Promise<void> {
  const retention = createRetentionStore(tabs.deps.db);
  await retention.unnamedOrders(BEFORE, 10);
  await retention.oldCheckouts(BEFORE, 10);
  await retention.due(BEFORE);
  for await (const _customer of retention.customers(BEFORE));
  await retention.removeMails(OLD, 10);
  const order = await tabs.deps.db.collection<OrderRow>('orders').findOne({ _id: 'old-1' });
  const deps = { ...tabs.deps, catalog: { forgetCustoms: async () => undefined } };
  const theirs = { orders: [order!], emails: ['a1@example.com'] };
  await forgetOrders(deps, theirs, { who: 'sistema', why: 'age' });
}

test('when old data is looked for then an index says what is left, and nothing that is done is read again', async () => {
  const asked = await askedDuring(lookForOld, /^(find|count|update|delete)/);

  expect(asked.length).toBeGreaterThan(12);
  for (const { collection, filter, options } of asked) {
    const { sort = {}, hint } = options ?? {};
    const found = tabs.deps.db.collection(collection).find(filter, { sort, ...(hint && { hint }) });
    const { queryPlanner, executionStats } = await found.explain();
    const plan = JSON.stringify(queryPlanner);
    const most = 'status' in filter && collection === 'mails' ? MANY : 2;
    expect({ collection, filter, plan }).toMatchObject({
      plan: expect.stringMatching(/^(?!.*(COLLSCAN|"SORT")).*(IXSCAN|IDHACK|EOF)/),
    });
    expect({ filter, read: executionStats.totalDocsExamined <= most }).toEqual({ filter, read: true });
  }
});
