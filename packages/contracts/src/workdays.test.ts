import { expect, test } from '@jest/globals';
import { arrivingOf, fillDays, dispatchSpan } from './delivery.ts';
import { FIRST_DELIVERY } from './first-delivery.ts';
import { isHoliday } from './workdays.ts';

const noon = (day: string) => new Date(`${day}T12:00:00-06:00`);
const days = (over: Partial<typeof FIRST_DELIVERY>) => ({ ...FIRST_DELIVERY, ...over });
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

test.each([
  ['2026-01-01', true],
  ['2026-02-02', true],
  ['2026-02-09', false],
  ['2026-03-16', true],
  ['2026-05-01', true],
  ['2026-09-16', true],
  ['2026-10-01', false],
  ['2030-10-01', true],
  ['2026-11-16', true],
  ['2026-11-23', false],
  ['2026-12-25', true],
  ['2026-12-24', false],
])('when the day is %s then it is a day of rest by law: %s', (day, isRest) => {
  expect(isHoliday(noon(day))).toBe(isRest);
});

test('when a day of rest lies between then the workshop takes one day more', () => {
  const { last } = dispatchSpan(noon('2026-09-15'), days({ workshopLast: 1 }), false);

  expect(dayOf(last)).toBe('2026-09-17');
});

test('when nothing has to be prepared then an order that is paid on a Saturday leaves on Monday', () => {
  const { first, last } = dispatchSpan(
    noon('2026-11-21'),
    days({ workshopFirst: 0, workshopLast: 0 }),
    false,
  );

  expect([dayOf(first), dayOf(last)]).toEqual(['2026-11-23', '2026-11-23']);
});

test('when the road ends on Sunday before a day of rest then it arrives on Tuesday', () => {
  const { first } = arrivingOf(noon('2026-11-13'), days({ roadFirst: 2, roadLast: 3 }));

  expect(dayOf(first)).toBe('2026-11-17');
});

test('when a text names days then they are those of the settings, and other braces stay', () => {
  const shown = fillDays('De {taller}, {camino} o {propio}; {pedido}', days({ roadFirst: 4, roadLast: 4 }));

  expect(shown).toBe('De 1 a 2, 4 o 2; {pedido}');
});

test.each([
  // Half an hour before Thursday ends in Tijuana, in summer and in winter: elsewhere it is Friday.
  ['America/Tijuana', '2026-07-03T06:30:00Z', '2026-07-03'],
  ['America/Tijuana', '2026-11-20T07:30:00Z', '2026-11-20'],
  ['America/Mexico_City', '2026-11-20T07:30:00Z', '2026-11-23'],
] as const)('when an order is paid in %s at %s then it leaves on %s', (timeZone, paidAt, leaves) => {
  const calendar = { ...days({ workshopFirst: 1 }), timeZone };

  expect(dayOf(dispatchSpan(new Date(paidAt), calendar, false).first)).toBe(leaves);
});
