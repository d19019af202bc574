import { expect, test } from '@jest/globals';
import type { Endpoints } from '@shop/contracts/endpoints/endpoint';
import type { Backing } from './backing.ts';
import { callsRecorded, recordedOf } from './calls-recorded.ts';
import { rolesOf, rolesThatMay } from './roles-that-may.ts';
import { scopesOf, scopesThatMay } from './scopes-that-may.ts';

type Service = { env: Backing; url: string };

/** What every service is held to: the tables of roles, scopes and recorded calls say what it does. */
export function accessTests(
  endpoints: Endpoints,
  withService: (use: (service: Service) => Promise<void>) => Promise<unknown>,
): void {
  test('when every call of the back office is made as each role, then the table says who is let in', () =>
    withService(async ({ env, url }) => {
      expect(await rolesThatMay(endpoints, url, env)).toEqual(rolesOf(endpoints));
    }));

  test('when every call of the back office is made with a token of each scope, then the table says which is let in', () =>
    withService(async ({ env, url }) => {
      expect(await scopesThatMay(endpoints, url, env)).toEqual(scopesOf(endpoints));
    }));

  test('when every call is made, then what changes something was in the audit log before its answer', () =>
    withService(async ({ env, url }) => {
      expect(await callsRecorded(endpoints, url, env)).toEqual(recordedOf(endpoints));
    }));
}
