import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { IVA_RATE_NAMES } from '@shop/contracts/iva';
import type { CheckoutRow } from '../checkout/checkout.model.ts';
import { orderOf } from '../checkout/make-payment-page.ts';
import { taxWithin } from './iva.ts';
import { keptAmounts, quoteOf } from './kept-quote.ts';
import { amountsOf, quote, withGift } from './quote.ts';
import { unitsOf } from './spread.ts';

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
    giftCents: 0,
    dueCents: 104_800,
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

const LINE = {
  priceCents: fc.integer({ min: 1, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
};
const line = fc.record(LINE);
const cents = fc.integer({ min: 0, max: 50_000 });
const rate = fc.constantFrom(...IVA_RATE_NAMES);

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

test('when a gift card pays a part then the total stays, and what is asked of the provider is the rest, to the centavo', () => {
  const some = fc.record({
    all: fc.array(line, { minLength: 1, maxLength: 20 }),
    code: cents,
    shipping: cents,
  });
  fc.assert(
    fc.property(some, fc.double({ min: 0, max: 1, noNaN: true }), ({ all, code, shipping }, share) => {
      const discountCents = Math.min(code, quote(all).linesCents - 1);
      const without = quote(all, { discountCents, shippingCents: shipping });
      const giftCents = Math.max(1, Math.round(without.totalCents * share));
      const priced = withGift(without, giftCents);

      expect(priced).toEqual({ ...without, giftCents, dueCents: without.totalCents - giftCents });
      const page = orderOf({
        ...keptAmounts(priced),
        lines: priced.lines,
        giftCard: { id: 1, lastFour: 'ABCD', cents: giftCents },
      } as unknown as CheckoutRow);
      const asked = page.lines.flatMap(unitsOf);
      expect(
        asked.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, page.shippingCents ?? 0),
      ).toBe(priced.dueCents);
      expect(asked.every(({ priceCents }) => priceCents > 0)).toBe(true);
      expect(page.shippingCents).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test('when lines and delivery say a rate then bases and taxes are what is paid for them, to the centavo, with any code', () => {
  const rated = fc.record({ ...LINE, iva: rate });
  fc.assert(
    fc.property(
      fc.array(rated, { minLength: 1, maxLength: 20 }),
      cents,
      cents,
      rate,
      (all, shippingCents, part, shippingIva) => {
        const discountCents = Math.min(part, quote(all).linesCents);
        const { iva = [], totalCents } = quote(all, { discountCents, shippingCents, shippingIva });

        expect(iva.reduce((sum, { baseCents, taxCents }) => sum + baseCents + taxCents, 0)).toBe(totalCents);
        for (const { rate: at, taxCents, baseCents } of iva) {
          if (at !== '16') expect(taxCents).toBe(0);
          // Each line is rounded separately, as on invoices.
          else expect(Math.abs(taxCents - baseCents * 0.16)).toBeLessThanOrEqual(all.length + 1);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('when only some lines say a rate then the others are in none, and without any nothing is told', () => {
  const [first, second] = lines;
  const some = quote([{ ...first!, iva: '16' as const }, second!], { shippingCents: 9_900 });

  expect(some.iva).toEqual([{ rate: '16', baseCents: 53_534, taxCents: 8_566 }]);
  expect(amountsOf(some).iva).toEqual([{ rate: '16', base: 535.34, tax: 85.66 }]);
  expect(amountsOf(quote(lines, { shippingCents: 9_900 }))).not.toHaveProperty('iva');
});

test.each([
  [11_600, '16', 1_600],
  [29_500, '16', 4_069],
  [1, '16', 0],
  [29_500, '0', 0],
  [29_500, 'exento', 0],
] as const)('when %d centavos are at %s then %d of them are tax', (paid, at, tax) => {
  expect(taxWithin(paid, at)).toBe(tax);
});
