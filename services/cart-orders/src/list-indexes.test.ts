import { expect, test } from '@jest/globals';
import { customerExportQuery, customerListQuery } from '@shop/contracts/customer';
import { createMailStore } from '@shop/mail/mail.store';
import { LONG_COMMAND, type Mongo } from '@shop/service-kit/mongo';
import { askedDuring } from '@shop/service-kit/testing/asked-during';
import { orderExportQuery } from '@shop/contracts/order-list';
import { createGlobalStore } from './invoicing/global/global.store.ts';
import { createCustomerStore } from './orders/customer/customer.store.ts';
import { createOrderDayStore } from './orders/report/order-day.store.ts';
import { createReportStore } from './orders/report/report.store.ts';
import { paymentExceptionModel } from './payments/exceptions/payment-exception.model.ts';
import { createPaymentExceptionStore } from './payments/exceptions/payment-exception.store.ts';
import { createDiscountStore } from './shopping/discount/discount.store.ts';
import { database } from './testing/database.ts';
import { shopHere } from './testing/shop-here.ts';

const shop = shopHere({ worker: false });

async function everyList(db: Mongo): Promise<void> {
  const customers = createCustomerStore(db);
  for (const sort of ['-lastOrderAt', 'lastOrderAt', '-spent', 'spent', '-orders', 'orders'])
    await customers.list(customerListQuery.parse({ sort }));
  const page = { page: 1, pageSize: 25 };
  const mails = createMailStore(db, { hasServer: false } as never);
  for (const filter of [
    {},
    { status: 'sent' },
    { kind: 'order-paid' },
    { status: 'sent', kind: 'order-paid' },
  ])
    await mails.list({ ...page, ...filter } as never);
  paymentExceptionModel(db);
  const exceptions = createPaymentExceptionStore(db, 0);
  for (const status of [undefined, 'open'] as const) await exceptions.list({ ...page, status });
  await createDiscountStore(db).list();
  await createGlobalStore(db).refusedOrders();
}

test('when any other list of the back office is asked for then an index holds it in its order', () =>
  database(shop, async (db) => {
    const asked = await askedDuring(() => everyList(db), /^(find|count)/);

    expect(asked.length).toBeGreaterThan(20);
    for (const { collection, filter, options } of asked) {
      const { sort = {}, hint } = options ?? {};
      const plan = await db
        .collection(collection)
        .find(filter, { sort, ...(hint && { hint }) })
        .explain();
      const text = JSON.stringify(plan);
      expect({ collection, filter, sort, text }).toMatchObject({ text: expect.stringContaining('IXSCAN') });
      expect(text).not.toContain('COLLSCAN');
      expect(text).not.toContain('"SORT"');
    }
  }));

const MANY = 1_001;

test('when many rows are downloaded then they leave in the order of an index, and nothing is sorted for it', () =>
  database(shop, async (db) => {
    const row = (at: number) => ({ _id: `download-${at}`, search: ['muestra'], createdAt: new Date(at) });
    const order = (at: number) => ({ ...row(at), checkoutId: `download-${at}`, number: `FK-7${at}` });
    const rows = <Row>(of: (at: number) => Row) => Array.from({ length: MANY }, (_, at) => of(at)) as never[];
    await db.collection('orders').insertMany(rows(order), LONG_COMMAND);
    await db.collection('customers').insertMany(rows(row), LONG_COMMAND);
    const reports = createReportStore(db, createOrderDayStore(db));
    const customers = createCustomerStore(db);

    const asked = await askedDuring(async () => {
      for (const query of [
        { sort: '-total', from: '1969-01-01' },
        { sort: 'total', q: 'muestra' },
      ])
        for await (const _order of reports.orders(orderExportQuery.parse(query)));
      for await (const _one of customers.all(customerExportQuery.parse({ q: 'muestra' })));
    }, /^find$/);

    expect(asked).toHaveLength(3);
    for (const { collection, filter, options: { sort = {}, hint } = {} } of asked) {
      const found = db.collection(collection).find(filter, { sort, ...(hint && { hint }) });
      expect(JSON.stringify(await found.explain())).not.toMatch(/COLLSCAN|"SORT"/);
    }
  }));
