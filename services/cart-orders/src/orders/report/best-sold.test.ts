import { expect, test } from '@jest/globals';
import { dayOf } from '@shop/service-kit/days';
import { createBestSold } from './best-sold.ts';
import { noTotals } from './day-totals.ts';
import type { CurrentDay } from './order-days.ts';
import { toColumns } from './sold.ts';

const REPORT = { most: 100 };

/** A day with one elixir, sold in `orders` orders. */
const aDay = (day: string, key: string, orders = 1): CurrentDay => ({
  day: dayOf(new Date(`${day}T18:00:00Z`)),
  version: 0,
  figures: { ...noTotals(), key, orders },
});

function bestSold() {
  const read: string[] = [];
  async function* rows(days: CurrentDay[]) {
    for (const { day, figures } of days) {
      read.push(figures.key);
      const monte = { orders: figures.orders, units: 1, salesCents: 500, name: 'Monte', isCustom: false };
      const sold = { elixirs: new Map([[7, monte]]), flowers: [] };
      yield { _id: day.day, key: figures.key, ...toColumns(sold) };
    }
  }
  const best = createBestSold({ sold: rows, named: rows });
  return { read, best };
}

test('when a report is asked for again then what was sold is read only after one of its days was summed up anew', async () => {
  const { best, read } = bestSold();
  const first = await best([aDay('2026-03-05', 'a'), aDay('2026-03-06', 'b')], REPORT);
  expect(first.elixirs).toEqual([{ name: 'Monte', orders: 2, units: 2, sales: 10 }]);

  expect(await best([aDay('2026-03-05', 'a'), aDay('2026-03-06', 'b')], REPORT)).toEqual(first);
  expect(read).toEqual(['a', 'b']);

  const later = await best([aDay('2026-03-05', 'c', 5), aDay('2026-03-06', 'b')], REPORT);
  expect(later.elixirs).toMatchObject([{ orders: 6 }]);
});

test('when many periods are asked for then only those that were asked for last are held', async () => {
  const { best, read } = bestSold();
  const ask = (at: number) => best([aDay(`2026-03-${String(at).padStart(2, '0')}`, `${at}`)], REPORT);
  for (let at = 1; at <= 20; at += 1) await ask(at);
  await ask(1);
  await ask(21);
  read.length = 0;

  await ask(1);
  await ask(2);

  expect(read).toEqual(['2']);
});

test('when a whole spreadsheet is asked for then it is not held', async () => {
  const { best, read } = bestSold();
  await best([aDay('2026-03-05', 'a')], {});
  await best([aDay('2026-03-05', 'a')], {});

  expect(read).toEqual(['a', 'a']);
});
