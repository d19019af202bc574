import { expect, test } from '@jest/globals';
import { steadiest } from './rounds.ts';

const steadiestOf = (values: number[], count: number) => {
  const { kept, drift } = steadiest(values, (value) => value, count);
  return [kept, Number(drift.toFixed(2))];
};

test('when rounds fell into the burst of another program then those count which met the same machine', () => {
  expect(steadiestOf([100, 140, 101, 150, 98, 100, 250], 4)).toEqual([[98, 100, 100, 101], 0.03]);
});

test('when a machine becomes slower all the time then the reference has drifted', () => {
  expect(steadiestOf([100, 105, 110, 115, 120, 125, 130, 135, 140], 9)[1]).toBe(0.4);
});
