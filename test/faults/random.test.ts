import { expect, test } from '@jest/globals';
import { seeded } from './random.ts';

const some = (seed: string) => {
  const random = seeded(seed);
  return Array.from({ length: 200 }, () => random.between(10, 20));
};

test('when the seed is the same then so are the moments, and another seed makes others', () => {
  expect(some('a F1')).toEqual(some('a F1'));
  expect(some('a F1')).not.toEqual(some('a F2'));
});

test('when numbers are taken then they lie in their range and all of it is used', () => {
  expect([...new Set(some('a'))].sort()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});
