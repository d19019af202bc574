import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { orderList, type Order, type OrderListQuery } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import { database } from '../../testing/database.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { searchTexts } from './search-texts.ts';
import { orderFind } from './order-find.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop({ worker: false });
  await database(shop, (db) => db.collection<{ _id: string }>('orders').insertMany(BUYERS.map(stored)));
});
afterAll(() => shop.stop());

const BUYERS = ['Lucía Peña Canul', 'Marco Tzuc', 'luciano Chan', 'Ana (Lu) Dzul'];

function stored(name: string, index: number) {
  const number = `FK-${String(index + 1).padStart(6, '0')}`;
  const shipping = aShipping({ name, email: `persona${index}@example.com` });
  const at = new Date(Date.UTC(2026, 0, index + 1));
  return {
    _id: `order-${index}-0123456789`,
    checkoutId: `checkout-${index}`,
    number,
    shipping,
    items: [],
    totalCents: 10_000 * (4 - index),
    status: index % 2 ? 'completed' : 'processing',
    paymentStatus: 'approved',
    search: searchTexts(number, shipping),
    outbox: [],
    createdAt: at,
    updatedAt: at,
  };
}
const list = async (query: string) => (await shop.admin()).get<Order[]>(`/api/orders?${query}`);
const names = async (query: string) => (await list(query)).body.map((order) => order.customerName);

test('when administrators list orders then the newest are first and the number of all is told', async () => {
  const answer = await list('page=1&pageSize=3');
  expect(orderList.parse(answer.body).map((order) => order.customerName)).toEqual(
    [...BUYERS].reverse().slice(0, 3),
  );
  expect(answer.headers.get('x-total-count')).toBe('4');
  expect(await names('page=2&pageSize=3')).toEqual([BUYERS[0]]);
});

test.each([
  ['luci', ['luciano Chan', 'Lucía Peña Canul']],
  ['LUCÍA P', ['Lucía Peña Canul']],
  ['tzuc', ['Marco Tzuc']],
  ['persona3@', ['Ana (Lu) Dzul']],
  ['FK-000002', ['Marco Tzuc']],
  ['(lu', ['Ana (Lu) Dzul']],
  ['.*', []],
  ['eña', []],
  ['lu\0cí\u202c', ['luciano Chan', 'Lucía Peña Canul']],
])('when they search %s then the orders that begin so are found', async (q, expected) => {
  expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(expected);
});

test('when they filter and sort then only those orders come, in that order', async () => {
  expect(await names('status=completed&sort=total')).toEqual(['Ana (Lu) Dzul', 'Marco Tzuc']);
  expect((await list('status=completed')).headers.get('x-total-count')).toBe('2');
  expect(await names('paymentStatus=rejected')).toEqual([]);
});

test.each(['page=0', 'pageSize=201', 'status=shipped', 'sort=name', 'q[$ne]=', 'page=1e9'])(
  'when the query is wrong (%s) then it is refused or ignored, never a fault',
  async (query) => expect([200, 400]).toContain((await list(query)).status),
);

type Stage = { stage?: string; inputStage?: Stage };
const stages = (plan: Stage): string[] => [
  plan.stage ?? '',
  ...(plan.inputStage ? stages(plan.inputStage) : []),
];

test.each<Partial<OrderListQuery>>([
  {},
  { sort: 'total' },
  { q: 'luc' },
  { status: 'completed' },
  { status: 'completed', sort: '-total' },
  { paymentStatus: 'approved', sort: 'createdAt' },
  { q: 'luc', status: 'completed' },
])('when the list is asked for %j then an index serves it', async (over) => {
  const { filter, sort } = orderFind({ page: 1, pageSize: 50, sort: '-createdAt', ...over });
  const plan = await database(shop, (db) =>
    db.db!.command({ explain: { find: 'orders', filter, sort }, verbosity: 'queryPlanner' }),
  );
  const used = stages((plan['queryPlanner'] as { winningPlan: Stage }).winningPlan);
  expect(used).toContain('IXSCAN');
  expect(used).not.toContain('COLLSCAN');
});
