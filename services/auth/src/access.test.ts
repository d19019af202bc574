import { expect, test } from '@jest/globals';
import { authEndpoints } from '@shop/contracts/endpoints/auth';
import { callsRecorded, recordedOf } from '@shop/service-kit/testing/calls-recorded';
import { registeredRoutes, routesOf } from '@shop/service-kit/testing/registered-routes';
import { rolesOf, rolesThatMay } from '@shop/service-kit/testing/roles-that-may';
import { scopesOf, scopesThatMay } from '@shop/service-kit/testing/scopes-that-may';
import { whoMayCall, whoOf } from '@shop/service-kit/testing/who-may-call';
import { withAuth } from './testing/with-auth.ts';

test('when every endpoint is called by everybody, then the manifest says who is let in', () =>
  withAuth(async ({ env, owner, browser }) => {
    const [visitor, admin] = [browser(), browser()];
    await admin.post('/api/admin/login', owner);
    const callers = { visitor, admin, internalToken: env.INTERNAL_TOKEN };

    expect(await whoMayCall(authEndpoints, callers)).toEqual(whoOf(authEndpoints));
  }));

test('when every call of the back office is made as each role, then the table says who is let in', () =>
  withAuth(async ({ env, url }) => {
    expect(await rolesThatMay(authEndpoints, url, env)).toEqual(rolesOf(authEndpoints));
  }));

test('when every call of the back office is made with a token of each scope, then the table says which is let in', () =>
  withAuth(async ({ env, url }) => {
    expect(await scopesThatMay(authEndpoints, url, env)).toEqual(scopesOf(authEndpoints));
  }));

test('when every call is made, then what changes something was in the audit log before its answer', () =>
  withAuth(async ({ env, url }) => {
    expect(await callsRecorded(authEndpoints, url, env)).toEqual(recordedOf(authEndpoints));
  }));

test('when the service has started, then its routes are those of the manifest', async () => {
  const routes = await registeredRoutes(() => withAuth(async () => {}));

  expect(routes).toEqual(routesOf(authEndpoints));
});
