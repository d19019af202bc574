import { expect, test } from '@jest/globals';
import { uploadResponse } from '@shop/contracts/image';
import { signDeletionToken } from '@shop/service-kit/deletion-token';
import { createMediaUrls, type AnyForm } from '@shop/service-kit/media-urls';
import type { TestClient } from '@shop/service-kit/testing/client';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { aPng, formWith } from '../testing/pictures.ts';
import { serving } from '../testing/serve.ts';
import { imageRoutes } from './images.routes.ts';
import { createImageStore } from './images.store.ts';

type Deps = Parameters<typeof imageRoutes>[0];
const SECRET = 'a-secret-of-sixteen';
const NAME = 'mh2k9x01-0123456789abcdef0123.webp';
const KEY = `subidas/${NAME}`;
const RENDITIONS = ['', '-320', '-640', '-1280'].map((suffix) => ({ suffix, body: Buffer.from('x') }));

/** The image routes over a bucket in memory; a page or the settings show the addresses in `shown`. */
async function withImages(
  look: (office: {
    client: TestClient;
    said: unknown[][];
    files: ReturnType<typeof memoryBucket>['files'];
    remove: (query?: string, name?: string) => ReturnType<TestClient['delete']>;
  }) => Promise<void>,
  shown: { page?: string; logo?: string } = {},
): Promise<void> {
  const { bucket, files } = memoryBucket();
  const images = createImageStore(bucket);
  await images.add(KEY, RENDITIONS);
  const said: unknown[][] = [];
  const uses =
    (one = 'nothing') =>
    async ({ $regex }: AnyForm) =>
      new RegExp($regex).test(one);
  const routes = imageRoutes({
    images,
    secret: SECRET,
    media: createMediaUrls('https://miel.example'),
    contents: { usesImage: uses(shown.page) } as unknown as Deps['contents'],
    settings: { usesImage: uses(shown.logo) } as unknown as Deps['settings'],
    history: { forgetImage: async () => undefined } as unknown as Deps['history'],
    avif: {
      expect: async (key: string) => void said.push(['expect', key, files.has(key)]),
      ready: (key: string) => void said.push(['ready', key, files.has(key)]),
    } as unknown as Deps['avif'],
  });
  await serving(
    (app) => app.use(routes),
    (client) => {
      const release = `?release=${signDeletionToken(SECRET, NAME)}`;
      const remove = (query = release, name = NAME) => client.delete(`/images/${name}${query}`);
      return look({ client, said, files, remove });
    },
  );
}

test('when a picture is uploaded then its address is told once its files and the job for more are there', () =>
  withImages(async ({ client, said, files }) => {
    const { status, body } = await client.post('/upload-image', formWith(await aPng()));

    const { imageUrl, ...rest } = uploadResponse.parse(body);
    const key = imageUrl.replace('https://miel.example/media/', '');
    expect([status, rest]).toEqual([201, { success: true, message: 'Imagen subida correctamente' }]);
    expect(said).toEqual([
      ['expect', key, false],
      ['ready', key, true],
    ]);
    expect([...files.keys()].filter((name) => name.startsWith(key.replace('.webp', '')))).toHaveLength(4);
  }));

test('when images are listed then they are addresses, and the shop’s own are beside them', () =>
  withImages(async ({ client }) => {
    const { body } = await client.get<{ gallery: string[] }>('/list-images');

    expect(body).toMatchObject({ success: true, images: [`https://miel.example/media/${KEY}`] });
    expect(body.gallery[0]).toBe('https://miel.example/media/semilla/jobon-tradicional.webp');
  }));

test('when nothing shows an image then it is removed, once', () =>
  withImages(async ({ files, remove }) => {
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } });
    expect([...files.keys()]).toEqual([]);
    expect(await remove()).toMatchObject({ status: 404, body: { message: 'No encontramos esa imagen.' } });
  }));

const IN_A_PAGE = 'La imagen se usa en el contenido de una página.';
test.each([
  ['a page shows it', { page: `/media/${KEY}` }, IN_A_PAGE],
  ['a page shows a copy of it', { page: `/media/${KEY.replace('.webp', '-480.webp')}` }, IN_A_PAGE],
  ['it is the mark of the shop', { logo: `/media/${KEY}` }, 'La imagen es el logotipo de la tienda.'],
])('when %s then it stays', (_, shown, message) =>
  withImages(async ({ files, remove }) => {
    expect(await remove()).toMatchObject({ status: 409, body: { message } });
    expect(files.size).toBe(4);
  }, shown),
);

test.each(['', '?release=', `?release=${signDeletionToken(SECRET, 'another.webp')}`])(
  'when the catalogue did not release it (%j) then it stays',
  (query) =>
    withImages(async ({ files, remove }) => {
      expect(await remove(query)).toMatchObject({
        status: 400,
        body: { message: 'Falta comprobar que ningún elixir ni flor use la imagen.' },
      });
      expect(files.size).toBe(4);
    }),
);
