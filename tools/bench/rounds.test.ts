import { expect, test } from '@jest/globals';
import { spreadOf } from './rounds.ts';

test('when one round of nine falls into the burst of another program then the reference has not drifted', () => {
  expect(spreadOf([100, 101, 99, 100, 250, 102, 98, 100, 101])).toBeCloseTo(101 / 100 - 1);
  // A machine that becomes slower has.
  expect(spreadOf([100, 105, 110, 115, 120, 125, 130, 135, 140])).toBeCloseTo(130 / 110 - 1);
});
