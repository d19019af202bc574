import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quote } from '../shopping/pricing/quote.ts';
import type { CfdiCredit } from '../orders/order/order-cfdi.model.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { creditLinesOf } from './lines-of.ts';

const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
const at = new Date(0);
const LINES = [
  { id: 1, elixirName: 'Dalia', priceCents: 10_000, quantity: 1, iva: '16' as const },
  { id: 2, elixirName: 'Monte', priceCents: 10_000, quantity: 1, iva: '0' as const },
];
type Back = { cents: number; lineId?: number };

/** An order whose money went back in these steps, each with its own credit note. */
function givenBack(steps: Back[], { lines = LINES, shippingCents = 0 } = {}) {
  const backs = steps.flatMap(({ cents, lineId }, nth) =>
    lineId === undefined ? [] : [{ id: `back-${nth}`, cents, lines: [{ id: lineId, cents }] }],
  );
  const order = { items: lines, shippingCents, shippingIva: '16', backs } as unknown as OrderRow;
  const credits = steps.map(({ cents, lineId }, nth): CfdiCredit => ({
    cents,
    at,
    backs: lineId === undefined ? [] : [`back-${nth}`],
  }));
  return credits.map((_, nth) => creditLinesOf(order, credits.slice(0, nth + 1)));
}

test('when the rest of an order goes back after a product of it did then the second credit note is of the rest alone', () => {
  expect(givenBack([{ cents: 10_000, lineId: 1 }, { cents: 10_000 }])).toEqual([
    [{ description: 'Devolución: Dalia', cents: 10_000, iva: '16' }],
    [{ description: 'Devolución: Monte', cents: 10_000, iva: '0' }],
  ]);
});

test('when a product goes back of which an earlier refund gave a part then its credit note takes the missing part from the others', () => {
  expect(givenBack([{ cents: 10_000 }, { cents: 10_000, lineId: 1 }])).toEqual([
    [
      { description: 'Devolución: Dalia', cents: 5_000, iva: '16' },
      { description: 'Devolución: Monte', cents: 5_000, iva: '0' },
    ],
    [
      { description: 'Devolución: Dalia', cents: 5_000, iva: '16' },
      { description: 'Devolución: Monte', cents: 5_000, iva: '0' },
    ],
  ]);
});

const line = fc.record({
  priceCents: fc.integer({ min: 1, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  iva: fc.constantFrom('16' as const, '0' as const, 'exento' as const),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  shippingCents: fc.constantFrom(0, 9_900),
  /** Refunds in thousandths of what is left; with a number, of that line. */
  steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.option(fc.nat(3))), { maxLength: 4 }),
});

test('when all money of any order goes back in any steps then each credit note is what went back, and together they are the invoice', () => {
  fc.assert(
    fc.property(order, ({ lines, shippingCents, steps }) => {
      const items = lines.map((one, nth) => ({ ...one, id: nth + 1, elixirName: `Elixir ${nth + 1}` }));
      let left = quote(items, { shippingCents }).totalCents;
      const backs: Back[] = [];
      for (const [part, nth] of steps) {
        const item = nth === null ? undefined : items[nth];
        const most = item ? Math.min(left, item.priceCents * item.quantity) : left;
        const cents = Math.floor((most * part) / 1_000);
        left -= cents;
        if (cents > 0) backs.push({ cents, ...(item && { lineId: item.id }) });
      }
      if (left > 0) backs.push({ cents: left });

      const notes = givenBack(backs, { lines: items as unknown as typeof LINES, shippingCents });

      expect(notes.map((note) => sum(note.map(({ cents }) => cents)))).toEqual(
        backs.map(({ cents }) => cents),
      );
      const creditedOf = (name: string) =>
        sum(
          notes
            .flat()
            .filter(({ description }) => description === `Devolución: ${name}`)
            .map(({ cents }) => cents),
        );
      for (const { elixirName, priceCents, quantity } of items)
        expect(creditedOf(elixirName)).toBe(priceCents * quantity);
      expect(creditedOf('Envío')).toBe(shippingCents);
    }),
  );
});
