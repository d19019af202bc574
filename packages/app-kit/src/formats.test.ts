import { expect, test } from '@jest/globals';
import { formatLongDate } from './formats.ts';

test('when a date is formatted then it is the long Spanish one, in Mexican time', () => {
  expect(formatLongDate('2026-11-22T02:00:00.000Z')).toBe('sábado, 21 de noviembre de 2026');
});
