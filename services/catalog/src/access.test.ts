import { describe, expect, test } from '@jest/globals';
import { catalogEndpoints } from '@shop/contracts/endpoints/catalog';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { registeredRoutes, routesOf } from '@shop/service-kit/testing/registered-routes';
import { whoMayCall, whoOf } from '@shop/service-kit/testing/who-may-call';
import { withCatalog } from './testing/with-catalog.ts';

describe('who may do what', () => {
  test('when every endpoint is called by everybody then the manifest says who is let in', () =>
    withCatalog(async ({ env, shopper, admin }) => {
      const callers = { visitor: shopper, admin, internalToken: env.INTERNAL_TOKEN };

      expect(await whoMayCall(catalogEndpoints, callers)).toEqual(whoOf(catalogEndpoints));
    }));

  accessTests(catalogEndpoints, withCatalog);

  test('when a path does not exist then the answer is a Spanish 404', () =>
    withCatalog(async ({ shopper }) => {
      for (const path of ['/api/nada', '/api/elixirs/1/nada', '/', '/api/flowers/1'])
        expect(await shopper.get(path)).toMatchObject({
          status: 404,
          body: { message: 'No encontramos lo que buscas.' },
        });
    }));
});

test('when the service has started then its routes are those of the manifest', async () => {
  const routes = await registeredRoutes(() => withCatalog(async () => {}));

  expect(routes).toEqual(routesOf(catalogEndpoints));
});
