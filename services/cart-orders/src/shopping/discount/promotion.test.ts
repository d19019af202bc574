import { describe, expect, test } from '@jest/globals';
import { toCentavos } from '@shop/contracts/money';
import fc from 'fast-check';
import { aPromotion, somePromotions } from '../../testing/promotions.ts';
import { partOf } from '../pricing/part-of.ts';
import { takenOff, worthOf } from './promotion.ts';

const TODAY = '2026-11-26';
const cart = (...lines: [pesos: number, quantity: number][]) =>
  lines.map(([pesos, quantity]) => ({ priceCents: toCentavos(pesos), quantity }));
const THREE_FOR_TWO = aPromotion({ kind: 'pieces', take: 3, pay: 2 });

describe('what a promotion takes off', () => {
  test.each([
    ['a part of everything', aPromotion({ value: 15 }), cart([100, 2], [50, 1]), 3_750],
    ['an amount', aPromotion({ kind: 'amount', value: 80 }), cart([295, 1]), 8_000],
    ['one of three, the cheapest', THREE_FOR_TWO, cart([300, 1], [200, 2]), 20_000],
    ['nothing of two', THREE_FOR_TWO, cart([300, 2]), 0],
    ['one of each three, the dearest three first', THREE_FOR_TWO, cart([300, 3], [100, 4]), 40_000],
    ['three of four', aPromotion({ kind: 'pieces', take: 4, pay: 1 }), cart([100, 4]), 30_000],
    ['nothing below its amount', aPromotion({ value: 10, fromAmount: 500 }), cart([499.99, 1]), 0],
    ['a part from its amount on', aPromotion({ value: 10, fromAmount: 500 }), cart([500, 1]), 5_000],
    ['nothing of too few pieces', aPromotion({ value: 10, fromPieces: 3 }), cart([295, 2]), 0],
    [
      'a part from so many pieces on',
      aPromotion({ value: 10, fromPieces: 3 }),
      cart([100, 1], [200, 2]),
      5_000,
    ],
    ['nothing where nothing would be left', aPromotion({ kind: 'amount', value: 295 }), cart([295, 1]), 0],
    ['nothing of an empty cart', aPromotion(), [], 0],
  ])('when it is %s then so much', (_, rule, lines, cents) => {
    expect(worthOf(rule, lines, TODAY)).toBe(cents);
  });

  test.each([
    ['switched off', { isActive: false }, false],
    ['of tomorrow', { startsOn: '2026-11-27' }, false],
    ['of yesterday', { endsOn: '2026-11-25' }, false],
    ['of today alone', { startsOn: TODAY, endsOn: TODAY }, true],
  ])('when it is %s then it counts as that says', (_, over, counts) => {
    expect(worthOf(aPromotion(over), cart([295, 2]), TODAY) > 0).toBe(counts);
  });
});

describe('several promotions and a code', () => {
  const priced = { lines: cart([100, 4]), today: TODAY };
  const small = aPromotion({ name: 'Otoño', value: 5, withCodes: true });
  const large = aPromotion({ name: 'Buen Fin', value: 25 });
  const refused = () => ({ problem: 'No encontramos ese código.' });
  /** Like every code, it must leave something to pay. */
  const percentCode = (value: number) => (cents: number) => {
    const off = partOf(cents, value, 100);
    return off < cents ? { cents: off } : refused();
  };
  const LARGE = { promotion: { name: 'Buen Fin', cents: 10_000 } };

  test('when several hold then the one that takes off most counts, alone', () => {
    expect(takenOff([small, large], priced, undefined)).toEqual(LARGE);
    expect(takenOff([], priced, undefined)).toEqual({});
  });

  test('when one goes with codes then the code takes its part of what is left', () => {
    expect(takenOff([small], priced, percentCode(10))).toEqual({
      promotion: { name: 'Otoño', cents: 2_000 },
      code: { cents: 3_800 },
    });
  });

  test('when one does not go with codes then whichever takes off more counts, and the code says why it does not', () => {
    expect(takenOff([large], priced, percentCode(30))).toEqual({ code: { cents: 12_000 } });
    expect(takenOff([large], priced, percentCode(10))).toEqual({
      ...LARGE,
      code: { problem: 'Este código no se suma a «Buen Fin», que te descuenta más.' },
    });
    expect(takenOff([small, large], priced, percentCode(25))).toMatchObject({
      promotion: { name: 'Otoño' },
      code: { cents: 9_500 },
    });
  });

  test('when a code does not hold then it says why, and the promotion counts', () => {
    expect(takenOff([small, large], priced, refused)).toEqual({ ...LARGE, code: refused() });
    expect(takenOff([], priced, refused)).toEqual({ code: refused() });
  });

  test('when a code holds for the whole price alone then it stands without the promotion', () => {
    const from400 = (cents: number) => (cents < 40_000 ? refused() : { cents: 6_000 });
    expect(takenOff([small], priced, from400)).toEqual({ code: { cents: 6_000 } });
  });

  test('when any of them meet any cart then something is left to pay, and nobody pays more for knowing a code', () => {
    const line = fc.record({
      priceCents: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const code = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), somePromotions, code, (lines, rules, percent) => {
        const all = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
        const off = ({ promotion, code: used }: ReturnType<typeof takenOff>) =>
          (promotion?.cents ?? 0) + (used && 'cents' in used ? used.cents : 0);
        const [without, beside] = [undefined, percentCode(percent)].map((by) =>
          off(takenOff(rules, { lines, today: TODAY }, by)),
        );
        expect(beside).toBeGreaterThanOrEqual(without!);
        expect(without).toBeGreaterThanOrEqual(0);
        if (all > 0) expect(all - Math.max(without!, beside!)).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });
});
