import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { reporter, soldDatabase, type SoldDatabase, type SoldOrder } from '../../testing/sold-orders.ts';
import { createOrderDayStore } from './order-day.store.ts';

let sold: SoldDatabase;
beforeAll(async () => void (sold = await soldDatabase('months')));
beforeEach(() => sold.empty());
afterAll(() => sold.close());

const order = (day: string, over: Partial<SoldOrder> = {}): SoldOrder => ({
  at: new Date(`${day}T18:00:00Z`),
  status: 'completed',
  paymentStatus: 'approved',
  refundedCents: 0,
  lines: [{ elixirId: 7, elixirName: 'Monte', quantity: 1, priceCents: 10_000, isCustom: false }],
  ...over,
});
const MARCH = ['2026-03-01', '2026-03-31'] as const;
const soldIds = async () => (await sold.rows('order_sold').find().toArray()).map(({ _id }) => _id).toSorted();

test('when a whole month was asked for then its days are not read for it again', async () => {
  const { ask } = reporter(sold.db);
  await sold.put(1, order('2026-03-05'));
  await sold.put(2, order('2026-03-06'));
  const first = await ask(...MARCH);
  expect(await soldIds()).toEqual(['2026-03', '2026-03-05', '2026-03-06']);
  await sold.rows('order_sold').deleteMany({ _id: { $gt: '2026-03' } });

  expect(await ask(...MARCH)).toEqual(first);
  expect(first.elixirs).toEqual([{ name: 'Monte', orders: 2, units: 2, sales: 200 }]);
  expect(await soldIds()).toEqual(['2026-03']);
});

test('when an order changes while its month is summed up then the next report has the change', async () => {
  const real = createOrderDayStore(sold.db);
  const { ask } = reporter(sold.db);
  await sold.put(1, order('2026-03-05'));
  await sold.put(2, order('2026-03-06'));
  await ask('2026-03-05', '2026-03-06');
  const slow = reporter(sold.db, {
    ...real,
    async named(ids) {
      const found = await real.named(ids);
      if (!ids.includes('2026-03-05')) return found;
      await sold.put(1, order('2026-03-05', { status: 'cancelled' }));
      await real.changed(order('2026-03-05').at);
      await ask('2026-03-05', '2026-03-05');
      return found;
    },
  });

  expect((await slow.ask(...MARCH)).elixirs).toMatchObject([{ orders: 2 }]);

  expect((await ask(...MARCH)).elixirs).toMatchObject([{ orders: 1 }]);
});

test('when what was sold on a day is lost, or is of another summing up then it is summed up again', async () => {
  const { ask, reports } = reporter(sold.db);
  await sold.put(1, order('2026-03-05'));
  const first = await ask('2026-03-05', '2026-03-05');
  await sold
    .rows('order_sold')
    .updateOne({ _id: '2026-03-05' }, { $set: { key: 'other', names: Buffer.from('["Otro"]') } });

  expect(await ask('2026-03-05', '2026-03-05')).toEqual(first);
  await sold.rows('order_sold').deleteMany({});
  expect(await ask('2026-03-05', '2026-03-05')).toEqual(first);
  expect(await reports.elixir(7)).toEqual({ orders: 1, units: 1, salesCents: 10_000 });
});

test('when a day is summed up anew for its month then the month is not summed up again', async () => {
  const { ask } = reporter(sold.db);
  await sold.put(1, order('2026-03-05'));
  await ask('2026-03-05', '2026-03-05');
  await sold.rows('order_sold').deleteMany({});
  const first = await ask(...MARCH);
  await sold.rows('order_sold').deleteMany({ _id: '2026-03-05' });

  expect(await ask(...MARCH)).toEqual(first);
  expect(await soldIds()).toEqual(['2026-03']);
});

const MANY = { most: 1, fewOrders: 0 };

test('when there are many orders then names are read of no more days than it takes to name the best', async () => {
  const real = createOrderDayStore(sold.db);
  const read: string[][] = [];
  const named = (ids: string[]) => (read.push(ids), real.named(ids));
  const { ask } = reporter(sold.db, { ...real, named });
  const rare = { elixirId: 8, elixirName: 'Selva', quantity: 1, priceCents: 500, isCustom: false };
  await sold.put(1, order('2026-03-05', { lines: [rare] }));
  await sold.put(2, order('2026-03-06'));
  await sold.put(3, order('2026-03-07'));
  await ask('2026-03-05', '2026-03-08');
  read.length = 0;

  const { elixirs } = await ask('2026-03-05', '2026-03-08', MANY);

  expect(elixirs).toEqual([{ name: 'Monte', orders: 2, units: 2, sales: 200 }]);
  expect(read).toEqual([['2026-03-07']]);
});

test('when own blends sold better than all others then they take one place of the best', async () => {
  const { ask } = reporter(sold.db);
  const own = (elixirId: number) => ({ elixirId, elixirName: 'Mío', priceCents: 500, isCustom: true });
  const [monte] = order('2026-03-05').lines;
  await sold.put(
    1,
    order('2026-03-05', { lines: [{ ...own(90), quantity: 9 }, { ...own(91), quantity: 8 }, monte!] }),
  );

  const { elixirs } = await ask('2026-03-05', '2026-03-05', { most: 2, fewOrders: 0 });

  expect(elixirs.map(({ name, units }) => [name, units])).toEqual([
    ['Elixires personalizados', 17],
    ['Monte', 1],
  ]);
});

test('when the only order of an elixir is cancelled before its name is read then the report goes without it', async () => {
  const real = createOrderDayStore(sold.db);
  await sold.put(1, order('2026-03-05'));
  await reporter(sold.db).ask('2026-03-05', '2026-03-05');
  const slow = reporter(sold.db, {
    ...real,
    async named(ids) {
      await sold.put(1, order('2026-03-05', { status: 'cancelled' }));
      await real.changed(order('2026-03-05').at);
      await reporter(sold.db).ask('2026-03-05', '2026-03-05');
      return real.named(ids);
    },
  });

  expect((await slow.ask('2026-03-05', '2026-03-05', MANY)).elixirs).toEqual([]);
});
