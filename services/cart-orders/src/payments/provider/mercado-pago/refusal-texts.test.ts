import { expect, test } from '@jest/globals';
import { refusalText } from './refusal-texts.ts';

test('when a refund was refused then an administrator reads why, and of a reason that is new where to look', () => {
  expect(refusalText(2032)).toMatch(/saldo suficiente/);
  expect(refusalText(9999)).toMatch(/Revisa el pago/);
  expect(refusalText()).toBe(refusalText(9999));
});
