import { expect, test } from '@jest/globals';
import { checkoutOf, isOfOrder, toOrderReference } from './order-marks.ts';

test('when a checkout’s own id begins with the mark then its payment is still found under that id', () => {
  const id = `o-${'C'.repeat(22)}`;

  expect(isOfOrder(id)).toBe(false);
  expect(checkoutOf(id)).toBe(id);
  expect(isOfOrder(toOrderReference(id))).toBe(true);
  expect(checkoutOf(toOrderReference(id))).toBe(id);
});
