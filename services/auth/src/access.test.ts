import { expect, test } from '@jest/globals';
import { authEndpoints } from '@shop/contracts/endpoints/auth';
import { ROLES } from '@shop/contracts/roles';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { signIn as signInByRole } from '@shop/service-kit/testing/backing';
import { callsRecorded } from '@shop/service-kit/testing/calls-recorded';
import { registeredRoutes, routesOf } from '@shop/service-kit/testing/registered-routes';
import { rolesThatMay } from '@shop/service-kit/testing/roles-that-may';
import { whoMayCall, whoOf } from '@shop/service-kit/testing/who-may-call';
import { signIn } from './testing/team.ts';
import { withAuth } from './testing/with-auth.ts';

test('when every endpoint is called by everybody then the manifest says who is let in', () =>
  withAuth(async ({ env, owner, browser }) => {
    const [visitor, admin] = [browser(), browser()];
    await signIn(admin, owner);
    const callers = { visitor, admin, internalToken: env.INTERNAL_TOKEN };

    expect(await whoMayCall(authEndpoints, callers)).toEqual(whoOf(authEndpoints));
  }));

test('when every call is made as each role then nobody of another test file is signed out', () =>
  withAuth(async ({ env, url, browser }) => {
    const others = await Promise.all(ROLES.map((role) => signInByRole(browser(), env, role)));

    await rolesThatMay(authEndpoints, url, env);
    await callsRecorded(authEndpoints, url, env);

    for (const other of others) expect((await other.get('/api/admin/check-auth')).status).toBe(200);
  }));

accessTests(authEndpoints, withAuth);

test('when the service has started then its routes are those of the manifest', async () => {
  const routes = await registeredRoutes(() => withAuth(async () => {}));

  expect(routes).toEqual(routesOf(authEndpoints));
});
