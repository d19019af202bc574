import { describe, expect, test } from '@jest/globals';
import { anAddress } from '@shop/service-kit/testing/an-address';
import { uploadResponse } from '@shop/contracts/image';
import { aJpeg, formWith } from '../../services/content-media/src/testing/pictures.ts';
import {
  withContentMedia,
  type TestContentMedia,
} from '../../services/content-media/src/testing/with-content-media.ts';
import { withGateway, type TestGateway } from './testing/with-gateway.ts';

/** The gateway in front of the real service of pages and pictures, and an administrator's cookie. */
const withBoth = (run: (gateway: TestGateway, cookie: string, service: TestContentMedia) => Promise<void>) =>
  withContentMedia(async (service) => {
    const cookie = [...service.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await withGateway((gateway) => run(gateway, cookie, service), {
      env: { CONTENT_MEDIA_URL: service.url },
    });
  });

describe('pages and pictures through the gateway', () => {
  test('when an administrator uploads a photo of several megabytes then everyone sees it at the address in the answer', () =>
    withBoth(async ({ call }, cookie) => {
      const photo = await aJpeg({ width: 4_000, height: 3_000 });
      const padded = Buffer.concat([photo, Buffer.alloc(6 * 1024 * 1024)]);

      const answer = await call('/api/admin/upload-image', {
        method: 'POST',
        headers: { cookie },
        body: formWith(padded),
      });

      expect(answer.status).toBe(201);
      const { imageUrl } = uploadResponse.parse(answer.json());
      const path = new URL(imageUrl).pathname;
      const picture = await call(path);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const etag = picture.headers.get('etag')!;
      expect((await call(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    }));

  test('when a file is too large then the upload’s own answer comes through', () =>
    withBoth(async ({ call }, cookie, { bucket }) => {
      const body = formWith(Buffer.alloc(11 * 1024 * 1024, 1));

      const answer = await call('/api/admin/upload-image', { method: 'POST', headers: { cookie }, body });

      expect([answer.status, answer.json()]).toEqual([
        413,
        { success: false, message: 'La imagen es demasiado grande: máximo 8 MB y 50 megapíxeles.' },
      ]);
      expect(await bucket.list('')).toEqual([]);
    }));

  test('when an upload comes without a session then it is 401 however large it is', () =>
    withBoth(async ({ call }) => {
      const body = formWith(Buffer.alloc(7 * 1024 * 1024, 1));

      expect((await call('/api/admin/upload-image', { method: 'POST', body })).status).toBe(401);
    }));

  test('when a text is changed then the next visitor reads the new one', () =>
    withBoth(async ({ call }, cookie) => {
      const write = (method: string, path: string, title: string) =>
        call(path, {
          method,
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ page: 'home', section: 'hero', title }),
        });
      await write('POST', '/api/admin/content', 'Antes');
      expect((await call('/api/content/home/hero')).json()).toMatchObject({ title: 'Antes' });

      expect((await write('PUT', '/api/admin/content/1', 'Después')).status).toBe(200);

      expect((await call('/api/content/home/hero')).json()).toMatchObject({ title: 'Después' });
    }));

  test('when one address writes to the shop too often then its share is counted behind the gateway', () =>
    withContentMedia((service) =>
      withGateway(
        async ({ call }) => {
          const from = anAddress();
          const body = JSON.stringify({ name: 'Persona', email: 'a@example.com', message: '¿Hacen envíos?' });
          const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
          const statuses = [];
          for (let i = 0; i < 6; i += 1)
            statuses.push((await call('/api/contact', { method: 'POST', headers, body })).status);

          expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
        },
        { env: { CONTENT_MEDIA_URL: service.url, TRUSTED_PROXIES: 'loopback' } },
      ),
    ));
});
