import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountsOf, keptAmounts, quote, quoteOf } from './quote.ts';

const lines = [
  { name: 'Monte Blanco', priceCents: 31_050, quantity: 2 },
  { name: 'Amanecer', priceCents: 29_500, quantity: 1 },
];

test('when lines are quoted then each says what its pieces cost, and all of it is added up once', () => {
  expect(quote(lines, { discountCents: 100, shippingCents: 12_900, taxCents: 400 })).toEqual({
    lines: [
      { name: 'Monte Blanco', priceCents: 31_050, quantity: 2, totalCents: 62_100, discountCents: 68 },
      { name: 'Amanecer', priceCents: 29_500, quantity: 1, totalCents: 29_500, discountCents: 32 },
    ],
    linesCents: 91_600,
    discountCents: 100,
    shippingCents: 12_900,
    taxCents: 400,
    totalCents: 104_800,
    currency: 'MXN',
  });
});

test('when there is nothing on top then delivery is free and nothing is taken off', () => {
  expect(amountsOf(quote(lines))).toEqual({
    lines: 916,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 916,
    currency: 'MXN',
  });
  expect(amountsOf(quote([]))).toMatchObject({ lines: 0, total: 0 });
});

const line = fc.record({
  priceCents: fc.integer({ min: 1, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const cents = fc.integer({ min: 0, max: 50_000 });

test('when a checkout keeps its quote, as of an earlier release too then its order says the same', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), cents, cents, (all, shipping, part) => {
      const discountCents = Math.min(part, quote(all).linesCents - 1);
      const priced = quote(all, { discountCents, shippingCents: shipping });
      const kept = {
        lines: priced.lines.map(({ totalCents: _, ...line }) => line),
        ...keptAmounts(priced),
        ...(discountCents > 0 && { discount: { cents: discountCents } }),
      };

      expect(quoteOf(kept)).toEqual(priced);
      expect(quoteOf({ items: kept.lines, discount: { cents: discountCents } }).totalCents).toBe(
        priced.totalCents - shipping,
      );
    }),
  );
});
