import { expect, test } from '@jest/globals';
import { askedDuring } from '@shop/service-kit/testing/asked-during';
import { forFile } from '@shop/service-kit/testing/for-file';
import { reporter, soldDatabase, storedOrder, type SoldOrder } from '../testing/sold-orders.ts';
import { migration } from './0006-days-and-months.ts';

const sold = forFile(() => soldDatabase('days'));

/** Each day until today is summed up, so the first one is not long ago. */
const [AGO_3, AGO_2, AGO_1] = [3, 2, 1].map((months) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months)).toISOString().slice(0, 7);
});

const order = (day: string): SoldOrder => ({
  at: new Date(`${day}T18:00:00Z`),
  status: 'completed',
  paymentStatus: 'approved',
  refundedCents: 0,
  lines: [{ elixirId: 7, elixirName: 'Monte', quantity: 1, priceCents: 10_000, isCustom: false }],
});
/** As an earlier release stored it. */
const EARLIER = { few: { version: 2, orders: 77 }, sold: { elixirs: { 7: { orders: 77 } }, flowers: [] } };

test('when days were summed up by the release before then all are again, a day at a time, and their months too', async () => {
  const days = [`${AGO_3}-10`, `${AGO_2}-03`, `${AGO_2}-20`, `${AGO_1}-01`];
  await sold.rows('orders').insertMany(days.map((day, at) => storedOrder(at, order(day))));
  await sold.rows('order_days').insertOne({ _id: days[1], version: 2, ...EARLIER } as never);
  const places: unknown[] = [];
  const summed = () => sold.rows('order_days').countDocuments({ figures: { $exists: true } });
  const reached = async (place: unknown) => void places.push([place, await summed()]);

  await migration.run({ db: sold.db, publicBaseUrl: '' }, { from: `${AGO_3}-09`, reached });

  expect(places.slice(0, 2)).toEqual([
    [`${AGO_3}-10`, 1],
    [`${AGO_3}-11`, 2],
  ]);
  const stored = await sold.rows('order_days').findOne({ _id: days[1]! });
  expect(stored).toMatchObject({ version: 2, figures: { orders: 1, version: 2 } });
  expect(Object.keys(stored!)).toEqual(['_id', 'version', 'figures']);
  const months = await sold
    .rows('order_sold')
    .find({ _id: /^\d{4}-\d{2}$/ })
    .sort({ _id: 1 })
    .toArray();
  expect(months.map(({ _id }) => _id)).toEqual(expect.arrayContaining([AGO_3, AGO_2]));
  const { ask } = reporter(sold.db);
  const asked = await askedDuring(async () => {
    expect((await ask(`${AGO_3}-01`, `${AGO_1}-01`)).elixirs).toMatchObject([{ name: 'Monte', orders: 4 }]);
  }, /^find$/);
  expect(asked.filter(({ collection, filter }) => collection === 'orders' && 'createdAt' in filter)).toEqual(
    [],
  );
});
