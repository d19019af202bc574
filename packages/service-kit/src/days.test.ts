import { expect, test } from '@jest/globals';
import { daysBetween, lastDays, minuteOf, setShopZone, startOfDay } from './days.ts';

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

test('when the shop stands in Tijuana then its days follow the clocks there, and no day is missing or double', () => {
  setShopZone('America/Tijuana');
  try {
    // Half past midnight, after the night of the clock change.
    const days = lastDays(3, new Date('2026-03-09T07:30:00Z'));

    expect(days.map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09']);
    expect(days[1]).toMatchObject({
      from: new Date('2026-03-08T08:00:00Z'),
      to: new Date('2026-03-09T07:00:00Z'),
    });
    expect(minuteOf(new Date('2026-11-01T08:30:00Z'))).toBe('2026-11-01 01:30');
    expect(minuteOf(new Date('2026-11-01T09:30:00Z'))).toBe('2026-11-01 01:30');
    expect(daysBetween(startOfDay('2026-10-30'), startOfDay('2026-11-03')).map(({ day }) => day)).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ]);
  } finally {
    setShopZone(undefined);
  }
});
