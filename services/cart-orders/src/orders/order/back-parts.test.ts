import { expect, test } from '@jest/globals';
import { IVA_RATE_NAMES } from '@shop/contracts/iva';
import fc from 'fast-check';
import { quoteOf } from '../../shopping/pricing/kept-quote.ts';
import { quote } from '../../shopping/pricing/quote.ts';
import { backIva, backParts } from './back-parts.ts';
import type { OrderRow } from './order.model.ts';

const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
const rate = fc.constantFrom(...IVA_RATE_NAMES);
const sold = fc.record({
  lines: fc.array(
    fc.record({
      priceCents: fc.integer({ min: 1, max: 90_000 }),
      quantity: fc.integer({ min: 1, max: 6 }),
      iva: rate,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  off: fc.nat(900),
  shippingCents: fc.constantFrom(0, 9_900, 15_001),
  shippingIva: rate,
  /** Refunds that name the first lines and the delivery, and then an unnamed refund of the rest, in thousandths. */
  named: fc.array(fc.nat(1_000), { maxLength: 3 }),
  delivery: fc.nat(1_000),
  free: fc.constantFrom(0, 333, 1_000),
});
type Sold = typeof sold extends fc.Arbitrary<infer Value> ? Value : never;

function orderOf({ lines, off, shippingCents, shippingIva, ...back }: Sold) {
  const full = sum(lines.map(({ priceCents, quantity }) => priceCents * quantity));
  const discountCents = Math.floor((full * off) / 1_000);
  const quoted = quote(lines, { discountCents, shippingCents, shippingIva });
  const items = quoted.lines.map((line, at) => ({ ...line, id: at + 1 }));
  const paid = items.map(({ totalCents, discountCents: less = 0 }) => totalCents - less);
  const part = (cents: number, thousandths: number) => Math.floor((cents * thousandths) / 1_000);
  const named = items.slice(0, back.named.length).map(({ id }, at) => ({
    id,
    cents: part(paid[at]!, back.named[at]!),
  }));
  const deliveryCents = part(shippingCents, back.delivery);
  const cents = sum(named.map((one) => one.cents)) + deliveryCents;
  const freeCents = part(quoted.totalCents - cents, back.free);
  return {
    items,
    totalCents: quoted.totalCents,
    shippingCents,
    shippingIva,
    discount: { code: 'X', cents: discountCents },
    refundedCents: cents + freeCents,
    backs: [{ id: 'r', cents, lines: named, deliveryCents }],
  } as unknown as OrderRow;
}

test('whatever went back of any order, its parts and its bases with their taxes are what went back to the centavo, and never more than was paid', () => {
  fc.assert(
    fc.property(sold, (given) => {
      const order = orderOf(given);
      const parts = backParts(order);
      const iva = backIva(order) ?? [];
      const paid = quoteOf(order).iva ?? [];

      expect(sum(parts.map(({ backCents }) => backCents))).toBe(order.refundedCents);
      for (const { backCents, paidCents } of parts) {
        expect(backCents).toBeGreaterThanOrEqual(0);
        expect(backCents).toBeLessThanOrEqual(paidCents);
      }
      expect(sum(iva.map(({ baseCents, taxCents }) => baseCents + taxCents))).toBe(order.refundedCents);
      for (const back of iva) {
        const of = paid.find((one) => one.rate === back.rate)!;
        expect(back.taxCents).toBeGreaterThanOrEqual(0);
        expect(back.baseCents).toBeGreaterThanOrEqual(0);
        expect(back.taxCents).toBeLessThanOrEqual(of.taxCents);
      }
      if (order.refundedCents === order.totalCents && order.totalCents > 0) expect(iva).toEqual(paid);
    }),
    { numRuns: 2_000, seed: 20_261_126 },
  );
});

const TWO = {
  items: [
    { id: 1, priceCents: 11_600, quantity: 1, iva: '16' },
    { id: 2, priceCents: 10_000, quantity: 1, iva: '0' },
  ],
  shippingCents: 5_800,
  shippingIva: '16',
} as unknown as OrderRow;

test('when a line goes back then its rate alone does', () => {
  const backs = [{ id: 'r', cents: 10_000, lines: [{ id: 2, cents: 10_000 }] }];

  expect(backIva({ ...TWO, refundedCents: 10_000, backs })).toEqual([
    { rate: '0', baseCents: 10_000, taxCents: 0 },
  ]);
});

test('when an amount of nothing in particular goes back then each rate has its part of it', () => {
  expect(backIva({ ...TWO, refundedCents: 13_700 })).toEqual([
    { rate: '16', baseCents: 7_500, taxCents: 1_200 },
    { rate: '0', baseCents: 5_000, taxCents: 0 },
  ]);
});

test('when what is named has not come back yet then nothing of it is told', () => {
  const backs = [{ id: 'r', cents: 10_000, lines: [{ id: 2, cents: 10_000 }] }];

  expect(backIva({ ...TWO, refundedCents: 0, backs })).toBeUndefined();
});

test('when no rate is said then nothing is told of the tax', () => {
  const items = [{ id: 1, priceCents: 11_600, quantity: 1 }] as unknown as OrderRow['items'];

  expect(backIva({ items, refundedCents: 11_600 })).toBeUndefined();
});
