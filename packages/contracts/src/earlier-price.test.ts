import { expect, test } from '@jest/globals';
import { earlierPriceOn } from './earlier-price.ts';

const DAY = '2026-11-21';

test.each([
  [undefined, undefined],
  [{ price: 345 }, 345],
  [{ price: 345, from: DAY, until: DAY }, 345],
  [{ price: 345, from: '2026-11-22' }, undefined],
  [{ price: 345, until: '2026-11-20' }, undefined],
  [{ price: 345, from: '2026-11-01' }, 345],
  [{ price: 345, until: '2026-12-01' }, 345],
  [{ price: 295 }, undefined],
  [{ price: 200 }, undefined],
])('when it costs 295 and %j is said then %s is struck', (compareAt, struck) => {
  expect(earlierPriceOn(() => DAY, { price: 295, ...(compareAt && { compareAt }) })).toBe(struck);
});
