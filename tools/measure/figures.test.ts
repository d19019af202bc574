import { expect, test } from '@jest/globals';
import { isMet, median, percentile, tableOf, type Figure } from './figures.ts';

const aFigure = (over: Partial<Figure> = {}): Figure => ({
  what: 'first page',
  measured: 1.2,
  limit: 1.5,
  unit: '×',
  ...over,
});

test('when measurements are summed up then the middle one stands for all', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(3);
});

test.each([
  [1.5, true],
  [1.51, false],
  [NaN, false],
])('when %d was measured and 1.5 is the limit then it is met: %s', (measured, met) => {
  expect(isMet(aFigure({ measured }))).toBe(met);
});

test.each<[Figure['is'], number | string, boolean]>([
  ['≥', 1.5, true],
  ['≥', 1.49, false],
  ['=', 1.5, true],
  ['=', 1.49, false],
  ['≥', NaN, false],
  ['=', 'broke off', false],
])('when a figure must be %s 1.5 and %p was measured then it is met: %s', (is, measured, met) => {
  expect(isMet(aFigure({ is, measured }))).toBe(met);
});

test('when a figure has no limit then it is told for its own sake', () => {
  const told = { what: 'median', measured: '12 ms', unit: '' };

  expect(isMet(told)).toBe(true);
  expect(tableOf([told]).split('\n')[1]?.trim()).toBe('median  12 ms');
});

test('when a share is asked for then it is the value below which so many lie, and nothing of nothing', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.99)).toBeNaN();
});

test('when figures are shown then each shows what was measured, its limit and whether it is met', () => {
  const lines = tableOf([
    aFigure({ note: '8 ms' }),
    aFigure({ measured: 20 }),
    aFigure({ what: 'orders', measured: 12, limit: 12, is: '=', unit: '' }),
    aFigure({ measured: 1_234, limit: 1_500, unit: 'ms' }),
  ]).split('\n');

  expect(lines.slice(1).map((line) => line.split(/ {2,}/))).toEqual([
    ['ok', 'first page', '1.20 ×', '≤ 1.50 ×', '8 ms'],
    ['MISS', 'first page', '20 ×', '≤ 1.50 ×'],
    ['ok', 'orders', '12', '= 12'],
    ['ok', 'first page', '1.2 s', '≤ 1.5 s'],
  ]);
});

test('when the reference drifts more than 15 % then the figure is void, however good it looks', () => {
  const drifted = aFigure({ drift: 0.16 });

  expect(isMet(drifted)).toBe(false);
  expect(tableOf([drifted])).toContain('VOID (the reference drifted by 16 %)');
  expect(isMet(aFigure({ drift: 0.15 }))).toBe(true);
});
