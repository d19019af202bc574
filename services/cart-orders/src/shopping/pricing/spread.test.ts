import { expect, test } from '@jest/globals';
import { toCentavos } from '@shop/contracts/money';
import fc from 'fast-check';
import { preferenceBody } from '../../payments/provider/mercado-pago/preferences/preference-body.ts';
import { quote } from './quote.ts';
import { spread, unitsOf } from './spread.ts';

const aLine = fc.record({
  elixirId: fc.integer({ min: 1, max: 9 }),
  name: fc.constant('Monte Blanco'),
  imageUrl: fc.constant(''),
  isCustom: fc.boolean(),
  priceCents: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 100_000_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
});
/** A cart, and an amount below its price. */
const discounted = fc
  .array(aLine, { minLength: 1, maxLength: 20 })
  .filter((lines) => quote(lines).totalCents > 1)
  .chain((lines) => fc.tuple(fc.constant(lines), fc.integer({ min: 1, max: quote(lines).totalCents - 1 })));

const env = { publicBaseUrl: 'https://example.com', isReal: true };

test('when any amount is taken off any cart then what the provider is sent sums up to the total, in whole centavos above zero', () => {
  fc.assert(
    fc.property(discounted, ([full, cents]) => {
      const priced = quote(full, { discountCents: cents });
      const { linesCents, totalCents: total } = priced;
      const { lines } = priced;

      const { items } = preferenceBody({ checkoutId: 'checkout-0123456789', lines }, env);

      expect(total).toBe(linesCents - cents);
      const prices = items.map(({ unit_price }) => toCentavos(unit_price));
      expect(items.reduce((sum, { quantity }, at) => sum + quantity * prices[at]!, 0)).toBe(total);
      expect(prices.every((price) => Number.isInteger(price) && price > 0)).toBe(true);
      for (const [at, { priceCents, quantity, discountCents = 0 }] of lines.entries()) {
        expect(discountCents).toBeGreaterThanOrEqual(0);
        expect(discountCents).toBeLessThanOrEqual(priceCents * quantity);
        // No line is favoured by a centavo or more.
        const exact = (cents * priceCents * quantity) / linesCents;
        expect(Math.abs((lines[at]!.discountCents ?? 0) - exact)).toBeLessThan(1.001);
      }
    }),
    { numRuns: 500 },
  );
});

test('when three pieces have a centavo too many then the provider gets two prices', () => {
  expect(unitsOf({ quantity: 3, priceCents: 100, discountCents: 200 })).toEqual([
    { quantity: 2, priceCents: 33 },
    { quantity: 1, priceCents: 34 },
  ]);
  expect(unitsOf({ quantity: 3, priceCents: 100 })).toEqual([{ quantity: 3, priceCents: 100 }]);
});

test('when a piece would cost nothing then it is left out, since the provider refuses it', () => {
  expect(unitsOf({ quantity: 3, priceCents: 100, discountCents: 298 })).toEqual([
    { quantity: 2, priceCents: 1 },
  ]);
});

test('when nothing costs anything then nothing is taken off', () => {
  expect(spread(0, [0, 0])).toEqual([0, 0]);
});
