import { describe, expect, test } from '@jest/globals';
import { contentMediaEndpoints } from '@shop/contracts/endpoints/content-media';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { registeredRoutes, routesOf } from '@shop/service-kit/testing/registered-routes';
import { whoMayCall, whoOf } from '@shop/service-kit/testing/who-may-call';
import { withContentMedia } from './testing/with-content-media.ts';

describe('who may do what', () => {
  test('when every endpoint is called by everybody then the manifest says who is let in', () =>
    withContentMedia(async ({ env, shopper, admin }) => {
      const callers = { visitor: shopper, admin, internalToken: env.INTERNAL_TOKEN };

      expect(await whoMayCall(contentMediaEndpoints, callers)).toEqual(whoOf(contentMediaEndpoints));
    }));

  accessTests(contentMediaEndpoints, withContentMedia);

  test('when a path does not exist then the answer is a Spanish 404', () =>
    withContentMedia(async ({ admin }) => {
      for (const path of ['/api/nada', '/', '/media', '/api/admin/nada', '/api/contact'])
        expect(await admin.get(path)).toMatchObject({
          status: 404,
          body: { message: 'No encontramos lo que buscas.' },
        });
    }));
});

test('when the service has started then its routes are those of the manifest', async () => {
  const routes = await registeredRoutes(() => withContentMedia(async () => {}));

  expect(routes).toEqual(routesOf(contentMediaEndpoints));
});
