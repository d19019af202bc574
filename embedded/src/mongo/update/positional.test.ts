import { expect, test } from '@jest/globals';
import { Int32 } from 'bson';
import type { Doc } from '../bson/values.ts';
import { matchedPosition } from './positional.ts';

const int = (value: number) => new Int32(value);
const cart: Doc = {
  items: [
    { sku: int(1), qty: int(5) },
    { sku: int(2), qty: int(1) },
    { sku: int(2), qty: int(5) },
  ],
};

test('when one condition names the array then the first element that fulfils it counts', () => {
  expect(matchedPosition({ 'items.sku': int(2) }, cart, ['items'])).toBe(1);
});

test('when $elemMatch binds the conditions then they hold for one element together', () => {
  const filter = { items: { $elemMatch: { sku: int(2), qty: { $gt: int(1) } } } };

  expect(matchedPosition(filter, cart, ['items'])).toBe(2);
});

test('when conditions point to different elements then it is refused, not guessed', () => {
  const filter = { 'items.sku': int(2), 'items.qty': int(5) };

  expect(() => matchedPosition(filter, cart, ['items'])).toThrow(/not supported/);
});

test('when the filter only denies something then there is no position', () => {
  expect(() => matchedPosition({ 'items.sku': { $ne: int(9) } }, cart, ['items'])).toThrow(
    expect.objectContaining({ code: 2 }),
  );
});
