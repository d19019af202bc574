import { expect, test } from '@jest/globals';
import { formatCentavos, formatPesos } from './format-pesos.ts';

test('when money is formatted then it has two decimals and the currency', () => {
  expect(formatPesos(295)).toBe('$295.00 MXN');
  expect(formatPesos(1475.5)).toBe('$1,475.50 MXN');
  expect(formatCentavos(31_500)).toBe('$315.00 MXN');
});
