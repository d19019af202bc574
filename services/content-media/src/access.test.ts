import { describe, expect, test } from '@jest/globals';
import { contentMediaEndpoints } from '@shop/contracts/endpoints/content-media';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { intruderCookies } from '@shop/service-kit/testing/intruders';
import { registeredRoutes, routesOf } from '@shop/service-kit/testing/registered-routes';
import { whoMayCall, whoOf } from '@shop/service-kit/testing/who-may-call';
import { aPng, formWith } from './testing/pictures.ts';
import { withContentMedia } from './testing/with-content-media.ts';

const CALLS: [string, string, unknown][] = [
  ['POST', '/api/admin/content', { page: 'home', section: 'x' }],
  ['PUT', '/api/admin/content/1', { page: 'home', section: 'x' }],
  ['DELETE', '/api/admin/content/1', undefined],
  ['PUT', '/api/admin/content', {}],
  ['GET', '/api/admin/texts', undefined],
  ['POST', '/api/admin/texts', { page: 'home', section: 'x' }],
  ['PUT', '/api/admin/texts/1/draft', { version: 0 }],
  ['POST', '/api/admin/texts/1/discard', { version: 0 }],
  ['POST', '/api/admin/texts/1/publish', { version: 0 }],
  ['POST', '/api/admin/texts/1/restore', { version: 0, from: 0 }],
  ['GET', '/api/admin/texts/1/versions', undefined],
  ['GET', '/api/admin/messages', undefined],
  ['PATCH', '/api/admin/messages/1', { isRead: true }],
  ['DELETE', '/api/admin/messages/1', undefined],
  ['GET', '/api/admin/list-images', undefined],
  ['DELETE', '/api/admin/images/a.webp', undefined],
];

describe('who may do what', () => {
  test('when every endpoint is called by everybody then the manifest says who is let in', () =>
    withContentMedia(async ({ env, shopper, admin }) => {
      const callers = { visitor: shopper, admin, internalToken: env.INTERNAL_TOKEN };

      expect(await whoMayCall(contentMediaEndpoints, callers)).toEqual(whoOf(contentMediaEndpoints));
    }));

  accessTests(contentMediaEndpoints, withContentMedia);

  test('when an administrators’ call comes from anyone else then it is 401 and nothing changes (A5)', () =>
    withContentMedia(async ({ env, shopper, db, bucket }) => {
      const upload: [string, string, unknown] = ['POST', '/api/admin/upload-image', formWith(await aPng())];

      for (const [who, cookie] of Object.entries(await intruderCookies(env)))
        for (const [method, path, body] of [...CALLS, upload]) {
          const { status, body: answer } = await shopper.request(method, path, body, { cookie });
          expect({ who, method, path, status, answer }).toEqual({
            who,
            method,
            path,
            status: 401,
            answer: { message: 'Inicia sesión para continuar.' },
          });
        }
      expect(await db.collection('page_contents').countDocuments()).toBe(0);
      expect(await bucket.list('')).toEqual([]);
    }));

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
