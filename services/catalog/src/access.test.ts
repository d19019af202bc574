import { describe, expect, test } from '@jest/globals';
import { catalogEndpoints } from '@shop/contracts/endpoints/catalog';
import { anElixirCreate, aFlowerCreate, aLotCreate } from '@shop/contracts/testing/builders';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { intruderCookies } from '@shop/service-kit/testing/intruders';
import { registeredRoutes, routesOf } from '@shop/service-kit/testing/registered-routes';
import { whoMayCall, whoOf } from '@shop/service-kit/testing/who-may-call';
import { withCatalog } from './testing/with-catalog.ts';

const ADMIN_CALLS: [string, string, unknown][] = [
  ['GET', '/api/elixirs', undefined],
  ['GET', '/api/elixirs/image-use?image=a.webp', undefined],
  ['POST', '/api/elixirs', anElixirCreate()],
  ['PATCH', '/api/elixirs/1', { name: 'Ajeno' }],
  ['PATCH', '/api/elixirs/999', { name: 'Ajeno' }],
  ['DELETE', '/api/elixirs/1', undefined],
  ['POST', '/api/flowers', aFlowerCreate()],
  ['PATCH', '/api/flowers/1', { name: 'Ajena' }],
  ['DELETE', '/api/flowers/1', undefined],
  ['GET', '/api/lots', undefined],
  ['POST', '/api/lots', aLotCreate()],
  ['PATCH', '/api/lots/1', { isActive: false }],
];
const INTERNAL_CALLS: [string, string, unknown][] = [
  ['GET', '/internal/elixirs?ids=1', undefined],
  ['GET', '/internal/lots?ids=1', undefined],
  ['POST', '/internal/custom-elixirs', { flowerIds: [1], sessionId: 's' }],
  ['POST', '/internal/custom-elixirs/1/keep', undefined],
  ['GET', '/internal/anything', undefined],
];

describe('who may do what', () => {
  test('when every endpoint is called by everybody then the manifest says who is let in', () =>
    withCatalog(async ({ env, shopper, admin }) => {
      const callers = { visitor: shopper, admin, internalToken: env.INTERNAL_TOKEN };

      expect(await whoMayCall(catalogEndpoints, callers)).toEqual(whoOf(catalogEndpoints));
    }));

  accessTests(catalogEndpoints, withCatalog);

  test('when an administrators’ call comes from anyone else then it is 401 and nothing changes', () =>
    withCatalog(async ({ env, shopper, db, addElixir, addFlower }) => {
      await addElixir();
      await addFlower();
      const rows = async () => [
        await db.collection('elixirs').find().toArray(),
        await db.collection('flowers').find().toArray(),
      ];
      const before = await rows();

      for (const [who, cookie] of Object.entries(await intruderCookies(env)))
        for (const [method, path, body] of ADMIN_CALLS) {
          const { status, body: told } = await shopper.request(method, path, body, { cookie });
          expect({ who, method, path, status, told }).toEqual({
            who,
            method,
            path,
            status: 401,
            told: { message: 'Inicia sesión para continuar.' },
          });
        }
      expect(await rows()).toEqual(before);
    }));

  test('when a call of the services comes without their token then it is 401, even from an administrator', () =>
    withCatalog(async ({ admin, env }) => {
      for (const [method, path, body] of INTERNAL_CALLS)
        for (const token of [
          undefined,
          '',
          'x',
          `${env.INTERNAL_TOKEN}x`,
          env.INTERNAL_TOKEN.toUpperCase(),
        ]) {
          const headers: Record<string, string> = token === undefined ? {} : { 'x-internal-token': token };
          expect([path, token, (await admin.request(method, path, body, headers)).status]).toEqual([
            path,
            token,
            401,
          ]);
        }
    }));

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
