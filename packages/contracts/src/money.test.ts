import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountText, isWholeCentavos, toCentavos, toPesos, typedNumber } from './money.ts';

describe('money', () => {
  test('when centavos go to pesos and back then nothing is lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (centavos) => {
        expect(toCentavos(toPesos(centavos))).toBe(centavos);
      }),
    );
  });

  test('when a sum carries a binary fraction then it rounds to the nearest centavo', () => {
    expect(toCentavos(0.1 + 0.2)).toBe(30);
    expect(toCentavos(1.005)).toBe(101);
    expect(toCentavos(19.99 * 3)).toBe(5997);
  });

  test('when an amount has a third decimal then it is no whole number of centavos', () => {
    expect(isWholeCentavos(295)).toBe(true);
    expect(isWholeCentavos(0.07)).toBe(true);
    expect(isWholeCentavos(10.999)).toBe(false);
  });

  test.each([
    ['$1,295.00 MXN', '1295.00'],
    [' 1,250 ', '1250'],
    ['$ 1,000,000', '1000000'],
    ['295,5', '295.5'],
    ['330.50', '330.50'],
    ['1.250,00', '1.250,00'],
    ['0,250', '0,250'],
    ['12,50,000', '12,50,000'],
    ['', ''],
  ])('when %j is typed then it is read as %j', (typed, read) => {
    expect(amountText(typed)).toBe(read);
  });

  test.each([
    ['12,50', 12.5],
    [' $1,295.00 MXN', 1295],
    ['1,000', 1000],
    ['0.125', 0.125],
    ['-5', -5],
    ['12.', 12],
    ['1.000', NaN],
    ['1e3', NaN],
    ['0x10', NaN],
    ['12,5,0', NaN],
    ['doce', NaN],
    ['', NaN],
  ])('when the number %j is typed then it is %d', (typed, read) => {
    expect(typedNumber(typed)).toBe(read);
  });
});
