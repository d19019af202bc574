import { expect, test } from '@jest/globals';
import { authEndpoints } from '@shop/contracts/endpoints/auth';
import { ROLES } from '@shop/contracts/roles';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { signIn } from '@shop/service-kit/testing/backing';
import { callsRecorded } from '@shop/service-kit/testing/calls-recorded';
import { rolesThatMay } from '@shop/service-kit/testing/roles-that-may';
import { withAuth } from './testing/with-auth.ts';

test('when every call is made as each role then nobody of another test file is signed out', () =>
  withAuth(async ({ env, url, browser }) => {
    const others = await Promise.all(ROLES.map((role) => signIn(browser(), env, role)));

    await rolesThatMay(authEndpoints, url, env);
    await callsRecorded(authEndpoints, url, env);

    for (const other of others) expect((await other.get('/api/admin/check-auth')).status).toBe(200);
  }));

accessTests(authEndpoints, withAuth);
