import { anElixir } from '@shop/contracts/testing/builders';
import { expect, test } from '@jest/globals';
import type { CheckoutLine } from './checkout.model.ts';
import { costsOf } from './product-costs.ts';
import { fingerprintOf } from './snapshot.ts';

const LINES: CheckoutLine[] = [
  { elixirId: 1, name: 'Abejas', priceCents: 29_500, quantity: 1, imageUrl: '', isCustom: false },
];

test('when delivery or tax costs something else then the checkout is another, and what is 0 changes nothing', () => {
  const prints = [{}, { shippingCents: 15_000 }, { shippingCents: 18_000 }, { taxCents: 15_000 }].map(
    (extras) => fingerprintOf(LINES, undefined, extras),
  );

  expect(new Set(prints).size).toBe(4);
  expect(fingerprintOf(LINES, undefined, { shippingCents: 0, taxCents: 0 })).toBe(fingerprintOf(LINES));
});

test('when a line says its size then the checkout is the one that it was without', () => {
  const sized = LINES.map((line) => ({ ...line, contents: { milliliters: 60 } }));

  expect(fingerprintOf(sized)).toBe(fingerprintOf(LINES));
});

test('when products say what they cost then a checkout keeps it, and where none does nothing', () => {
  const lines = [{ elixir: anElixir({ id: 7, cost: 98.5 }) }, { elixir: anElixir({ id: 8 }) }];

  expect(costsOf(lines)).toEqual({ costs: [{ elixirId: 7, costCents: 9_850 }] });
  expect(costsOf(lines.slice(1))).toEqual({});
});
