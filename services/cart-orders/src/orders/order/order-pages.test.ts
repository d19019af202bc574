import { beforeAll, expect, test } from '@jest/globals';
import { type Order } from '@shop/contracts/order';
import { orderListQuery } from '@shop/contracts/order-list';
import { aShipping } from '@shop/contracts/testing/builders';
import { askedDuring } from '@shop/service-kit/testing/asked-during';
import type { Document } from 'mongodb';
import { database } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { searchTexts } from './search-texts.ts';
import { createOrderList } from './order-list.ts';
import { LONG_COMMAND } from '@shop/service-kit/mongo';
import { orderModel } from './order.model.ts';

const COUNT = 2_103;
const PAGE = 25;
/** One more than a search looks through. */
const NEW = 1_001;
const shop = shopHere({ worker: false });
beforeAll(async () => {
  await database(shop, (db) =>
    db.collection<{ _id: string }>('orders').insertMany(
      Array.from({ length: COUNT }, (_, at) => stored(at)),
      LONG_COMMAND,
    ),
  );
}, 60_000);

/** The `at`th newest; every seventh has another buyer's name, and the older half another city. */
function stored(at: number) {
  const number = `FK-${String(COUNT - at).padStart(6, '0')}`;
  const shipping = aShipping({
    name: at % 7 ? 'Lucía Peña' : 'Marco Tzuc',
    email: `muestra${at}@example.com`,
    city: at < NEW ? 'Mérida' : 'Progreso',
  });
  const createdAt = new Date(Date.UTC(2026, 0, 1) - at * 60_000);
  return {
    _id: `order-${String(at).padStart(6, '0')}-0123456789`,
    number,
    shipping,
    items: [],
    outbox: [],
    history: [],
    createdAt,
    updatedAt: createdAt,
    checkoutId: `checkout-${at}`,
    totalCents: 10_000 + (at % 100) * 100,
    status: at % 2 ? 'completed' : 'processing',
    paymentStatus: 'approved',
    search: searchTexts({ number, shipping, items: [] }),
  };
}

const ask = async (query: string) => {
  const { body, headers } = await (await shop.admin()).get<Order[]>(`/api/orders?pageSize=${PAGE}&${query}`);
  return {
    at: body.map(({ id }) => Number(id.slice(6, 12))),
    total: headers.get('x-total-count'),
    more: headers.get('x-total-more'),
  };
};
const range = (from: number, until: number, step = 1) =>
  Array.from({ length: Math.ceil((until - from) / step) }, (_, index) => from + index * step);

test.each([
  [1, range(0, 25)],
  [42, range(1_025, 1_050)],
  [43, range(1_050, 1_075)],
  [84, range(2_075, 2_100)],
  [85, range(2_100, 2_103)],
  [86, []],
])('when page %d of a long list is asked for then it has the orders of its place', async (page, expected) => {
  expect(await ask(`page=${page}`)).toEqual({ at: expected, total: String(COUNT), more: null });
});

test('when the far pages of a filtered list are asked for then they follow the same order', async () => {
  expect(await ask('status=completed&page=42')).toMatchObject({ at: range(2_051, 2_101, 2), total: '1051' });
  expect(await ask('status=completed&page=43')).toMatchObject({ at: [2_101], total: '1051' });
});

test('when a filtered list is long then it is counted a thousand at a time, and there is always a way on', async () => {
  expect(await ask('status=completed')).toMatchObject({ total: '1000', more: 'true' });
  expect(await ask('status=completed&page=39')).toMatchObject({ total: '1000', more: 'true' });
  expect(await ask('status=completed&page=40')).toMatchObject({ total: '1051', more: null });
});

test('when very many match a search then it is told that there are more, and the newest come first', async () => {
  const found = await ask('q=luc');

  expect(found).toMatchObject({ total: '1000', more: 'true' });
  expect(found.at).toEqual(
    range(0, 40)
      .filter((at) => at % 7)
      .slice(0, PAGE),
  );
  expect((await ask('q=luc&page=41')).at).toEqual([]);
});

test('when a search is filtered then both hold, whichever index serves it', async () => {
  const expected = range(0, COUNT).filter((at) => at % 7 === 0 && at % 2 === 1);

  const found = await ask('q=tzuc&status=completed&paymentStatus=approved');

  expect(found).toEqual({ at: expected.slice(0, PAGE), total: String(expected.length), more: null });
  expect((await ask('q=luc&sort=total&paymentStatus=approved')).at.map((at) => at % 100)).toEqual(
    Array.from({ length: PAGE }, (_, at) => (at < 18 ? 0 : 1)),
  );
});

test('when very many match and none of the newest then pages show others, each once', async () => {
  const pages = await Promise.all([1, 2, 40, 41].map((page) => ask(`q=progreso&page=${page}`)));

  expect(pages.map(({ total, more }) => [total, more])).toEqual(pages.map(() => ['1000', 'true']));
  expect(pages.map(({ at }) => at.length)).toEqual([25, 25, 25, 0]);
  const all = pages.flatMap(({ at }) => at);
  expect(new Set(all).size).toBe(75);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(NEW);
});

test('when some hundreds match then all of them stand on the pages, and the newest first', async () => {
  const marcos = range(0, COUNT, 7);
  const pages = await Promise.all(range(1, 14).map((page) => ask(`q=tzuc&page=${page}`)));

  expect(pages[0]).toEqual({ at: marcos.slice(0, PAGE), total: String(marcos.length), more: null });
  expect(pages.flatMap(({ at }) => at).toSorted((a, b) => a - b)).toEqual(marcos);
});

test('when such a search is filtered then there is a way on while there may be more', async () => {
  const found = await ask('q=luc&status=completed');

  expect(found.at).toEqual(
    range(1, 60, 2)
      .filter((at) => at % 7)
      .slice(0, PAGE),
  );
  expect(found).toMatchObject({ total: '50', more: 'true' });
  const [few, none] = await Promise.all(
    ['completed', 'cancelled'].map((status) => ask(`q=progreso&status=${status}&page=1`)),
  );
  expect(few!.at.every((at) => at >= NEW && at % 2 === 1)).toBe(true);
  expect(few).toMatchObject({ more: 'true' });
  expect(none).toEqual({ at: [], total: '0', more: null });
});

test.each([
  'q=luc',
  'q=progreso',
  'q=tzuc',
  'q=1',
  'q=progreso&status=cancelled',
  'q=luc&sort=total&from=2025-01-01',
])(
  'when a long list is searched (%s) then indexes find it, and no more than a thousand orders are read',
  async (asked) => {
    const query = orderListQuery.parse(Object.fromEntries(new URLSearchParams(asked)));
    const plans = await database(shop, async (db) => {
      orderModel(db);
      const list = createOrderList(db);
      const pipelines = await askedDuring(() => list(query), /^aggregate$/);
      const orders = db.collection('orders');
      return Promise.all(
        pipelines.map(({ filter, options }) => orders.aggregate(filter as Document[], options).explain()),
      );
    });

    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans.map((one) => JSON.stringify(one))) {
      expect(plan).toContain('IXSCAN');
      expect(plan).not.toContain('COLLSCAN');
      expect(Number(/"totalDocsExamined":(\d+)/.exec(plan)?.[1])).toBeLessThanOrEqual(1_001);
    }
  },
);

test('when the database’s own estimate is too low then no order stands on no page', async () => {
  const pages = await database(shop, async (db) => {
    orderModel(db);
    const estimate = { exec: async () => COUNT - 3 };
    Object.assign(db.model('Order'), { estimatedDocumentCount: () => estimate });
    const list = createOrderList(db);
    return Promise.all([1, 85].map((page) => list({ page, pageSize: PAGE, sort: '-createdAt' })));
  });

  expect(pages.map(({ total }) => total)).toEqual([COUNT, COUNT]);
  expect(pages[1]?.rows.map(({ _id }) => Number(_id.slice(6, 12)))).toEqual(range(2_100, 2_103));
});

test('when all orders are counted then an index does it, without a look at any of them', async () => {
  const pipeline = [{ $match: {} }, { $group: { _id: 1, n: { $sum: 1 } } }];
  const plan = await database(shop, (db) =>
    db
      .collection('orders')
      .aggregate(pipeline, { hint: { _id: 1 } })
      .explain('executionStats'),
  );

  const text = JSON.stringify(plan);
  expect(text).toContain('IXSCAN');
  expect(text).not.toContain('COLLSCAN');
});
