import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatCentavos, formatNumber, formatPesos } from './format-pesos.ts';

test('when money is formatted then it has two decimals and the currency', () => {
  expect(formatPesos(295)).toBe('$295.00 MXN');
  expect(formatPesos(1475.5)).toBe('$1,475.50 MXN');
  expect(formatCentavos(31_500)).toBe('$315.00 MXN');
});

test('when numbers are written by hand then they are those of the standard', () => {
  const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
  const whole = new Intl.NumberFormat('es-MX');
  const centavos = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
  fc.assert(
    fc.property(centavos, (amount) => {
      expect(formatCentavos(amount)).toBe(`${money.format(amount / 100)} MXN`);
      expect(formatNumber(amount)).toBe(whole.format(amount));
    }),
  );
});
