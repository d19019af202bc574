import { expect, test } from '@jest/globals';
import { authEndpoints } from '@shop/contracts/endpoints/auth';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { registeredRoutes, routesOf } from '@shop/service-kit/testing/registered-routes';
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

accessTests(authEndpoints, withAuth);

test('when the service has started then its routes are those of the manifest', async () => {
  const routes = await registeredRoutes(() => withAuth(async () => {}));

  expect(routes).toEqual(routesOf(authEndpoints));
});
