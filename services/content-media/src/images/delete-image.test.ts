import { describe, expect, test } from '@jest/globals';
import { uploadResponse } from '@shop/contracts/image';
import type { FullSettings } from '@shop/contracts/settings';
import { signDeletionToken } from '@shop/service-kit/deletion-token';
import { aPng, formWith } from '../testing/pictures.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const upload = async ({ admin }: TestContentMedia) => {
  const answer = await admin.post('/api/admin/upload-image', formWith(await aPng()));
  const { imageUrl } = uploadResponse.parse(answer.body);
  return { imageUrl, name: imageUrl.split('/').at(-1)! };
};

const remove = ({ admin, env }: TestContentMedia, name: string) =>
  admin.delete(`/api/admin/images/${name}?release=${signDeletionToken(env.SESSION_SECRET, name)}`);
const webpFiles = async ({ bucket }: TestContentMedia) =>
  (await bucket.list('subidas/')).filter(({ key }) => key.endsWith('.webp'));

describe('removing an image', () => {
  test.each(['.webp', '-640.webp', '-640.jpg', '.webp?v=2'])(
    'when a page shows it as %s then it stays (H22)',
    (end) =>
      withContentMedia(async (service) => {
        const { imageUrl, name } = await upload(service);
        await service.admin.post('/api/admin/content', {
          page: 'home',
          section: 'hero',
          imageUrl: imageUrl.replace('.webp', end),
        });

        const answer = await remove(service, name);

        expect(answer).toMatchObject({
          status: 409,
          body: { message: 'La imagen se usa en el contenido de una página.' },
        });
        expect(await webpFiles(service)).toHaveLength(4);
      }),
  );

  test('when an earlier version of a text had it then that version is restored without a picture', () =>
    withContentMedia(async (service) => {
      const { imageUrl, name } = await upload(service);
      const { admin } = service;
      const words = { title: 'Portada', content: 'Antes.', imageAlt: 'Un panal' };
      const hero = { page: 'home', section: 'hero' };
      const { id } = (
        await admin.post<{ id: number }>('/api/admin/content', {
          ...hero,
          ...words,
          imageUrl: `${imageUrl}?v=2`,
        })
      ).body;
      const now = { title: 'Portada', content: 'Ahora.', imageUrl: null, version: 1 };
      await admin.post(`/api/admin/texts/${id}/publish`, now);

      expect(await remove(service, name)).toMatchObject({ status: 200 });
      const restored = await admin.post(`/api/admin/texts/${id}/restore`, { version: 2, from: 1 });

      expect(restored).toMatchObject({ status: 200, body: { content: 'Antes.', imageUrl: null } });
      expect(await webpFiles(service)).toEqual([]);
    }));

  test('when it is the shop’s mark then it stays', () =>
    withContentMedia(async (service) => {
      const { imageUrl, name } = await upload(service);
      const { body } = await service.admin.get<FullSettings>('/api/admin/settings');
      await service.admin.put('/api/admin/settings', { ...body, logo: `${imageUrl}?v=2` });

      expect(await remove(service, name)).toMatchObject({
        status: 409,
        body: { message: 'La imagen es el logotipo de la tienda.' },
      });
    }));

  test('when the name is not one of an upload then nothing is removed', () =>
    withContentMedia(async (service) => {
      const { name } = await upload(service);
      await service.bucket.put('semilla/elixir-01.webp', Buffer.from('x'), 'image/webp');
      const odd = [
        'nada.webp',
        name.replace('.webp', '-320.webp'),
        '..%2Fsemilla%2Felixir-01.webp',
        '%2e%2e',
      ];

      for (const path of odd) expect([path, (await remove(service, path)).status]).toEqual([path, 404]);
      expect(await webpFiles(service)).toHaveLength(4);
      expect(await service.bucket.list('semilla/')).toHaveLength(1);
    }));
});
