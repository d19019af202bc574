import { expect, test } from '@jest/globals';
import { formatLongDate, setShopZone } from './formats.ts';

test('when a date is formatted then it is the long Spanish one, in Mexican time', () => {
  expect(formatLongDate('2026-11-22T02:00:00.000Z')).toBe('sábado, 21 de noviembre de 2026');
});

test('when the shop stands in Cancún then a date is the one there, though another was written before', () => {
  const late = '2026-11-22T05:30:00.000Z';
  expect(formatLongDate(late)).toBe('sábado, 21 de noviembre de 2026');
  setShopZone('America/Cancun');
  try {
    expect(formatLongDate(late)).toBe('domingo, 22 de noviembre de 2026');
  } finally {
    setShopZone(undefined);
  }
});
