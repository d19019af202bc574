import { beforeAll, expect, test } from '@jest/globals';
import { orderList, type Order } from '@shop/contracts/order';
import { type OrderListQuery } from '@shop/contracts/order-list';
import { aShipping } from '@shop/contracts/testing/builders';
import { database, insertOrders } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { searchTexts } from './search-texts.ts';
import { orderFind, sortIndex } from './order-find.ts';

const shop = shopHere({ worker: false });
beforeAll(async () => {
  await insertOrders(shop, BUYERS.map(stored));
});

const aLine = (elixirName: string) => ({ id: 1, elixirId: 1, elixirName, quantity: 1, priceCents: 100 });
const BUYERS = ['Lucía Peña Canul', 'Marco Tzuc', 'luciano Chan', 'Ana (Lu) Dzul'];

function stored(name: string, index: number) {
  const number = `FK-${String(index + 1).padStart(6, '0')}`;
  const shipping = aShipping({
    name,
    email: `persona${index}@example.com`,
    zip: `9710${index}`,
    ...(index === 1 && { phone: '9991234567', address: 'Avenida Colón 205, Itzimná', city: 'Progreso' }),
  });
  const items = index === 1 ? [aLine('Brisa de Pericón')] : [];
  const at = new Date(Date.UTC(2026, 0, index + 1));
  return {
    _id: `order-${index}-0123456789`,
    checkoutId: `checkout-${index}`,
    number,
    shipping,
    items,
    totalCents: 10_000 * (4 - index),
    status: index % 2 ? 'completed' : 'processing',
    paymentStatus: 'approved',
    search: searchTexts({ number, shipping, items }),
    outbox: [],
    history: [],
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
  ['000002', ['Marco Tzuc']],
  ['2', ['Marco Tzuc']],
  ['9991234567', ['Marco Tzuc']],
  ['+52 (999) 123-45 67', ['Marco Tzuc']],
  ['52 1 999 123 4567', ['Marco Tzuc']],
  ['999-123', ['Marco Tzuc']],
  ['avenida  col', ['Marco Tzuc']],
  ['ITZIMNA', ['Marco Tzuc']],
  ['205', ['Marco Tzuc']],
  ['progreso', ['Marco Tzuc']],
  ['97102', ['luciano Chan']],
  ['brisa de per', ['Marco Tzuc']],
  ['pericón', ['Marco Tzuc']],
  ['(lu)', ['Ana (Lu) Dzul', 'luciano Chan', 'Lucía Peña Canul']],
  ['ana lu dzul', ['Ana (Lu) Dzul']],
  ['peña-canul', ['Lucía Peña Canul']],
  ['persona3@exa', ['Ana (Lu) Dzul']],
  ['colon 205 itzimna', ['Marco Tzuc']],
  ['luciana', ['luciano Chan']],
  ['pericon-brisa', []],
  ['Canull', ['Lucía Peña Canul']],
  ['cnaul', ['Lucía Peña Canul']],
  ['progrezo', ['Marco Tzuc']],
  ['tsuc', []],
  ['FK-000009', []],
  ['9991234568', []],
  ['.*', []],
  ['eña', []],
  ['lu\0cí\u202c', ['luciano Chan', 'Lucía Peña Canul']],
])('when they search %s then the orders that begin so are found', async (q, expected) => {
  expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(expected);
});

test.each([
  ["D'Ávila", ['D’Ávila', 'avila', 'davila', 'd avila', 'D´Avila']],
  ['D’Ávila', ["D'Ávila", 'dávila', 'ávila']],
  ['Ávila-Ku', ['Ku', 'avila ku', 'Ávila–Ku', 'ÁVILA-KU']],
  ['Rosa (Rosy) Uc', ['rosy', '(Rosy)', 'rosa rosy uc', '[rosy] uc']],
  ['ana-maria.lopez@x.example', ['ana-maria.l', 'ana maria', 'ana-maria.lopez@x.example']],
])('when somebody is called %s then %j finds their order', async (name, queries) => {
  const one = { ...stored(name.replace(/@.*/, ''), 40), _id: 'order-named' };
  const shipping = { ...one.shipping, ...(name.includes('@') && { email: name }) };
  const search = searchTexts({ number: one.number, items: [], shipping });
  await database(shop, (db) =>
    db.collection<{ _id: string; search: string[] }>('orders').insertOne({ ...one, search }),
  );

  const found = await Promise.all(queries.map((q) => list(`q=${encodeURIComponent(q)}`)));

  await database(shop, (db) => db.collection<{ _id: string }>('orders').deleteOne({ _id: 'order-named' }));
  expect(found.map(({ body }) => body.map(({ id }) => id))).toEqual(queries.map(() => ['order-named']));
});

test('when they filter and sort then only those orders come, in that order', async () => {
  expect(await names('status=completed&sort=total')).toEqual(['Ana (Lu) Dzul', 'Marco Tzuc']);
  expect((await list('status=completed')).headers.get('x-total-count')).toBe('2');
  expect(await names('paymentStatus=rejected')).toEqual([]);
});

test.each([
  ['from=2026-01-02&to=2026-01-02', ['luciano Chan']],
  ['from=2026-01-02', ['Ana (Lu) Dzul', 'luciano Chan']],
  ['to=2026-01-01', ['Marco Tzuc', 'Lucía Peña Canul']],
  ['from=2026-01-02&sort=total', ['Ana (Lu) Dzul', 'luciano Chan']],
  ['from=2026-01-02&status=completed', ['Ana (Lu) Dzul']],
  ['to=2026-01-03&q=luc', ['luciano Chan', 'Lucía Peña Canul']],
])('when only some days are asked for (%s) then they are days of Mexico City', async (query, expected) => {
  // Ordered at midnight in London, which is the evening before in Mexico City.
  expect(await names(query)).toEqual(expected);
});

test('when a number is searched then its order comes first, and none is lost over the pages', async () => {
  expect(await names('q=1&pageSize=1')).toEqual(['Lucía Peña Canul']);
  await insertOrders(shop, [stored('Rosa Uc', 9)]);

  const pages = await Promise.all([1, 2, 3].map((page) => names(`q=1&pageSize=1&page=${page}`)));

  expect(pages).toEqual([['Lucía Peña Canul'], ['Rosa Uc'], []]);
  expect((await list('q=1&pageSize=1')).headers.get('x-total-count')).toBe('2');
  await database(shop, (db) => db.collection('orders').deleteOne({ number: 'FK-000010' }));
});

test.each([
  'page=0',
  'pageSize=201',
  'status=shipped',
  'sort=name',
  'q[$ne]=',
  'from=2026-02-30',
  'to=ayer',
  'page=1e9',
])('when the query is wrong (%s) then it is refused or ignored, never a fault', async (query) =>
  expect([200, 400]).toContain((await list(query)).status),
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
  { status: 'completed', paymentStatus: 'approved' },
  { status: 'completed', paymentStatus: 'approved', sort: 'total' },
  { from: '2026-01-02' },
  { from: '2026-01-02', to: '2026-01-03', status: 'completed', paymentStatus: 'approved' },
  { to: '2026-01-02', sort: '-total' },
])('when the list is asked for %j then an index serves it', async (over) => {
  const query: OrderListQuery = { page: 1, pageSize: 50, sort: '-createdAt', ...over };
  const find = { find: 'orders', ...orderFind(query), hint: sortIndex(query) };
  const plan = await database(shop, (db) => db.db!.command({ explain: find, verbosity: 'queryPlanner' }));
  const used = stages((plan['queryPlanner'] as { winningPlan: Stage }).winningPlan);
  expect(used).toContain('IXSCAN');
  expect(used).not.toContain('COLLSCAN');
  expect(used).not.toContain('SORT');
});
