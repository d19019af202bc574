import { expect, test } from '@jest/globals';
import { isRecorded, RECORDED_CALLS } from './activity-calls.ts';
import { endpoints } from './endpoints.ts';

/** What a service decides: nothing that is listed by hand, but for calls that only look, or ask for a way to sign in. */
const ONLY_LOOK = [
  'POST /api/elixirs/import/check',
  'POST /api/admin/login/passkey/options',
  'POST /api/admin/login/link',
  'POST /api/admin/access/check',
];
const routes = Object.keys(endpoints);
const isBackOffice = (route: string) => endpoints[route]?.who === 'admin' || route.includes(' /api/admin/');

test('when a call of the back office changes something, then the audit log knows it', () => {
  const changes = routes.filter((route) => isBackOffice(route) && !route.startsWith('GET '));

  expect(changes.filter((route) => !isRecorded(route))).toEqual(ONLY_LOOK);
});

test('when a file leaves the back office, then the audit log knows it, and of no other reading', () => {
  const read = routes.filter((route) => route.startsWith('GET '));

  expect(read.filter(isRecorded)).toEqual(
    read.filter((route) => isBackOffice(route) && route.endsWith('.csv')),
  );
});

test('when the audit log knows a call, then it is in the manifest', () => {
  expect(Object.keys(RECORDED_CALLS).filter((call) => !endpoints[call])).toEqual([]);
});
