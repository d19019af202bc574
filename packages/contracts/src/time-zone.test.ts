import { describe, expect, test } from '@jest/globals';
import { clockIn, dayAfter, dayIn, startIn, TIME_ZONE_NAMES } from './time-zone.ts';

const HOUR_MS = 3_600_000;
const FIRST = Date.UTC(2024, 0, 1);
const LAST = Date.UTC(2031, 0, 1);

describe.each(TIME_ZONE_NAMES)('the clocks of %s', (timeZone) => {
  test('when it is any hour of seven years then they show what the world’s table says', () => {
    const table = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    const wrong: string[] = [];
    for (let at = FIRST; at < LAST; at += HOUR_MS) {
      const shown = clockIn(at, timeZone).toISOString().slice(0, 19).replace('T', ' ');
      if (shown !== table.format(at)) wrong.push(`${shown}, not ${table.format(at)}`);
    }

    expect(wrong).toEqual([]);
  });

  test('when any day begins then the moment before it belongs to the day before', () => {
    for (let day = '2024-01-01'; day < '2031-01-01'; day = dayAfter(day)) {
      const start = startIn(day, timeZone);
      expect([dayIn(start, timeZone), dayIn(start.getTime() - 1, timeZone)]).toEqual([
        day,
        dayAfter(day, -1),
      ]);
    }
  });
});

test('when Tijuana changes its clocks then that day has 23 hours, and 25 in autumn', () => {
  const hours = (day: string) =>
    (startIn(dayAfter(day), 'America/Tijuana').getTime() - startIn(day, 'America/Tijuana').getTime()) /
    HOUR_MS;

  expect(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01', '2026-11-02'].map(hours)).toEqual([
    24, 23, 24, 25, 24,
  ]);
});
