import { expect, test } from '@jest/globals';
import { usualArrival } from './delivery.ts';

test.each([
  // A Friday: prepared on Monday or Tuesday.
  ['2026-11-20T18:00:00Z', false, '26 de noviembre', '30 de noviembre'],
  ['2026-11-20T18:00:00Z', true, '28 de noviembre', '2 de diciembre'],
  // Saturday in Greenwich, still Friday in Mexico.
  ['2026-11-21T04:00:00Z', false, '26 de noviembre', '30 de noviembre'],
  ['2026-11-23T18:00:00Z', false, '27 de noviembre', '1 de diciembre'],
])('when it is %s (own blend: %s) then it arrives from %s to %s', (now, hasCustom, from, to) => {
  expect(usualArrival(new Date(now), hasCustom)).toEqual({ from, to });
});
