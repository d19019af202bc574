import { expect, test } from '@jest/globals';
import { lastDays } from './days.ts';

test('when it is late in the evening in Mexico then the day is still the one there', () => {
  const days = lastDays(2, new Date('2026-11-22T05:59:59Z'));

  expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  expect(days[1]).toMatchObject({
    from: new Date('2026-11-21T06:00:00Z'),
    to: new Date('2026-11-22T06:00:00Z'),
  });
});

test('when midnight strikes in Mexico then a new day begins where the last one ended', () => {
  const days = lastDays(30, new Date('2026-11-22T06:00:00Z'));

  expect(days).toHaveLength(30);
  expect(days.at(-1)?.day).toBe('2026-11-22');
  for (const [index, { from }] of days.slice(1).entries()) expect(from).toEqual(days[index]!.to);
});
