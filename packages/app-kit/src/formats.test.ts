import { expect, test } from '@jest/globals';
import { formatLongDate, formatPesos } from './formats.ts';

test('when pesos are formatted then they have two decimals and the currency', () => {
  expect(formatPesos(295)).toBe('$295.00 MXN');
  expect(formatPesos('1475.5')).toBe('$1,475.50 MXN');
});

test('when a date is formatted then it is the long Spanish one, in Mexican time', () => {
  expect(formatLongDate('2026-11-22T02:00:00.000Z')).toBe('sábado, 21 de noviembre de 2026');
});
