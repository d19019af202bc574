import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { customerListQuery } from '@shop/contracts/customer';
import { createMailStore } from '@shop/mail/mail.store';
import type { Mongo } from '@shop/service-kit/mongo';
import { askedDuring } from '@shop/service-kit/testing/asked-during';
import { createCustomerStore } from './orders/customer/customer.store.ts';
import { registerPaymentExceptions } from './payments/exceptions/payment-exception.model.ts';
import { createPaymentExceptionStore } from './payments/exceptions/payment-exception.store.ts';
import { createDiscountStore } from './shopping/discount/discount.store.ts';
import { database } from './testing/database.ts';
import { runningShop, type RunningShop } from './testing/running-shop.ts';

let shop: RunningShop;
beforeAll(async () => void (shop = await runningShop({ worker: false })));
afterAll(() => shop.stop());

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
  registerPaymentExceptions(db);
  const exceptions = createPaymentExceptionStore(db, 0);
  for (const status of [undefined, 'open'] as const) await exceptions.list({ ...page, status });
  await createDiscountStore(db).list();
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
