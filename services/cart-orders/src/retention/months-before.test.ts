import { expect, test } from '@jest/globals';
import { monthsBefore } from './forget-old.ts';

test.each([
  ['2026-11-23', 12, '2025-11-23'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-08-31', 6, '2028-02-29'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-03-31', 13, '2025-02-28'],
])('when it is %s then %i months before is %s', (now, months, then) => {
  expect(monthsBefore(new Date(`${now}T09:00:00.000Z`), months)).toEqual(new Date(`${then}T09:00:00.000Z`));
});
