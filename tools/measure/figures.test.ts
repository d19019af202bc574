import { expect, test } from '@jest/globals';
import { isMet, median, tableOf, type Figure } from './figures.ts';

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

test('when figures are shown then each shows what was measured, its limit and whether it is met', () => {
  const lines = tableOf([aFigure({ note: '8 ms' }), aFigure({ measured: 20 })]).split('\n');

  expect(lines.slice(1).map((line) => line.split(/ {2,}/))).toEqual([
    ['ok', 'first page', '1.20 ×', '≤ 1.50 ×', '8 ms'],
    ['MISS', 'first page', '20 ×', '≤ 1.50 ×'],
  ]);
});

test('when the reference drifts more than 15 % then the figure is void, however good it looks', () => {
  const drifted = aFigure({ drift: 0.16 });

  expect(isMet(drifted)).toBe(false);
  expect(tableOf([drifted])).toContain('VOID (the reference drifted by 16 %)');
  expect(isMet(aFigure({ drift: 0.15 }))).toBe(true);
});
