import { beforeAll, expect, test } from '@jest/globals';
import type { Customer } from '@shop/contracts/customer';
import { aShipping } from '@shop/contracts/testing/builders';
import { connectMongo } from '@shop/service-kit/mongo';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { migration as searchTextsOfOrders } from '../../migrations/0004-order-search-texts.ts';
import { migration as customersOfOrders } from '../../migrations/0005-customers.ts';
import { database, insertOrders } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { orderModel } from '../order/order.model.ts';
import { searchTexts } from '../order/search-texts.ts';
import { customerIdOf } from './customer-id.ts';
import { customerModel } from './customer.model.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 1, 18);

type Given = { name: string; email: string; daysAgo: number; cents: number; over?: object };
const ORDERS: Given[] = [
  { name: 'Lucía Peña', email: 'lucia@example.com', daysAgo: 9, cents: 10_000 },
  { name: 'Lucía Peña Uc', email: 'Lucia@Example.com', daysAgo: 1, cents: 20_000 },
  {
    name: 'Marco Tzuc',
    email: 'marco@example.com',
    daysAgo: 3,
    cents: 90_000,
    over: { paymentStatus: 'pending' },
  },
  { name: '=1+1', email: 'rosa@example.com', daysAgo: 5, cents: 50_000, over: { refundedCents: 1_000 } },
];
const stored = ({ name, email, daysAgo, cents, over }: Given, at: number) => {
  const number = `FK-00000${at}`;
  const shipping = aShipping({ name, email });
  const createdAt = new Date(NOW - daysAgo * DAY_MS);
  return {
    _id: `order-${at}-0123456789`,
    checkoutId: `checkout-${at}`,
    number,
    shipping,
    items: [],
    outbox: [],
    totalCents: cents,
    status: 'completed',
    paymentStatus: 'approved',
    history: [],
    search: searchTexts({ number, shipping, items: [] }),
    createdAt,
    updatedAt: createdAt,
    ...over,
  };
};
// A paid order without an address.
const { shipping: _none, ...paid } = stored({ name: '', email: '', daysAgo: 2, cents: 7_000 }, 9);
const WITHOUT_ADDRESS = { ...paid, payerEmail: 'pago@example.com', search: ['fk-000009'] };

const shop = shopHere({ worker: false });
beforeAll(async () => {
  await insertOrders(shop, [...ORDERS.map(stored), WITHOUT_ADDRESS]);
  await migrate();
}, 60_000);

async function migrate(): Promise<void> {
  const { MONGODB_URI, MONGODB_DB } = shop.env;
  const db = await connectMongo(MONGODB_URI, MONGODB_DB, (made) => [orderModel(made), customerModel(made)]);
  const context = { db, publicBaseUrl: '' };
  await runMigration(searchTextsOfOrders, context);
  await runMigration(customersOfOrders, context);
  await db.close();
}

const ask = async (query: string) => {
  const { body, headers } = await (await shop.admin()).get<Customer[]>(`/api/admin/customers?${query}`);
  return { emails: body.map(({ email }) => email.split('@')[0]), total: headers.get('x-total-count'), body };
};

test('when old orders are there then they make customers, also by the payer where no address is known', async () => {
  const { body, total } = await ask('');

  expect(total).toBe('4');
  expect(body[0]).toMatchObject({ name: 'Lucía Peña Uc', email: 'lucia@example.com', orders: 2, spent: 300 });
  expect(body[1]).toMatchObject({ name: null, email: 'pago@example.com', orders: 1, spent: 70 });
});

test.each([
  ['sort=lastOrderAt', ['rosa', 'marco', 'pago', 'lucia']],
  ['sort=-spent', ['rosa', 'lucia', 'pago', 'marco']],
  ['sort=-orders&pageSize=1', ['lucia']],
  ['q=PENA', ['lucia']],
  ['q=marco@', ['marco']],
  ['q=nadie', []],
])('when customers are asked for by %s then they come so', async (query, expected) => {
  expect((await ask(query)).emails).toEqual(expected);
});

test('when the migration is repeated then rows that are there are counted anew, and notes stay', async () => {
  const _id = customerIdOf('marco@example.com');
  const note = { text: 'Llamar', who: 'duena', at: new Date() };
  await database(shop, (db) =>
    db.collection<{ _id: string }>('customers').updateOne({ _id }, { $set: { orders: 77, note } }),
  );

  await migrate();

  expect((await ask('q=marco')).body).toMatchObject([{ orders: 1, spent: 0, note: 'Llamar' }]);
});

test('when customers are exported then each is a line, and no text can become a formula', async () => {
  const { body } = await (await shop.admin()).get<string>('/api/admin/reports/customers.csv?sort=-spent');

  const lines = String(body).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/Cliente,Correo,Teléfono/);
  expect(lines[1]).toMatch(/^'=1\+1,rosa@example\.com,.*,1,490\.00,2026-05-27,2026-05-27,$/);
  expect(lines).toHaveLength(5);
});
