import { expect, test } from '@jest/globals';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { writeDay } from '@shop/app-kit/write-days';
import { usualArrival } from './delivery.ts';

test.each([
  // A Friday: prepared on Monday or Tuesday.
  ['2026-11-20T18:00:00Z', false, '26', '30 de noviembre'],
  ['2026-11-20T18:00:00Z', true, '28 de noviembre', '2 de diciembre'],
  // Saturday in UTC, still Friday in Mexico.
  ['2026-11-21T04:00:00Z', false, '26', '30 de noviembre'],
  ['2026-11-23T18:00:00Z', false, '27 de noviembre', '1 de diciembre'],
])('when it is %s (own blend: %s) then it arrives from %s to %s', (now, hasCustom, from, to) => {
  expect(usualArrival(new Date(now), { days: FIRST_DELIVERY, hasOwnBlend: hasCustom })).toEqual({ from, to });
});

test('when the owner says other days then the cart counts with these, and never says a Sunday', () => {
  const days = { workshopFirst: 0, workshopLast: 1, ownBlend: 3, roadFirst: 2, roadLast: 9 };
  const friday = new Date('2026-11-20T18:00:00Z');

  const arrival = usualArrival(friday, { days, hasOwnBlend: false });

  expect(arrival).toEqual({ from: '23 de noviembre', to: '2 de diciembre' });
});

test('when a day of any month is written then it reads as browsers write it, from the first minute to the last', () => {
  const ofBrowsers = new Intl.DateTimeFormat('es-MX', {
    day: 'numeric',
    month: 'long',
    timeZone: 'America/Mexico_City',
  });
  const midnights = Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1 + day, 6));

  for (const at of midnights.flatMap((first) => [first - 1, first]))
    expect(writeDay(new Date(at))).toBe(ofBrowsers.format(at));
});
