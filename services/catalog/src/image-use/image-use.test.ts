import { describe, expect, test } from '@jest/globals';
import { imageUse, type ImageUse } from '@shop/contracts/image';
import { isDeletionToken } from '@shop/service-kit/deletion-token';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const NAME = 'mabc1234-0123456789abcdef0123.webp';
const address = (name: string) => `http://localhost:8080/media/subidas/${name}`;
const ask = async ({ admin }: TestCatalog, image = NAME) => {
  const { status, body } = await admin.get<ImageUse>(`/api/elixirs/image-use?image=${image}`);
  return { status, ...imageUse.parse(body) };
};

describe('what shows an image', () => {
  test('when nothing does then the catalogue gives its word for that image', () =>
    withCatalog(async (catalog) => {
      await catalog.addElixir();

      const { uses, release } = await ask(catalog);

      expect(uses).toEqual([]);
      expect(isDeletionToken(catalog.env.SESSION_SECRET, NAME, release)).toBe(true);
    }));

  test.each([
    ['.webp', '-640.webp'],
    ['-320.jpg', '-640.avif'],
    ['.webp?v=2', '-640.jpg?utm_source=correo'],
  ])(
    'when an elixir or a flower shows it as %s or %s then they are named and there is no word',
    (one, other) =>
      withCatalog(async (catalog) => {
        const elixir = await catalog.addElixir({ imageUrl: address(NAME.replace('.webp', one)) });
        const flower = await catalog.addFlower({ imageUrl: address(NAME.replace('.webp', other)) });

        expect(await ask(catalog)).toEqual({
          status: 200,
          uses: [
            { kind: 'elixir', id: elixir.id, name: elixir.name },
            { kind: 'flower', id: flower.id, name: flower.name },
          ],
        });
      }),
  );

  test('when what showed it was deleted or shows another now then it is free', () =>
    withCatalog(async (catalog) => {
      const elixir = await catalog.addElixir({ imageUrl: address(NAME) });
      const flower = await catalog.addFlower({ imageUrl: address(NAME) });
      await catalog.admin.delete(`/api/elixirs/${elixir.id}`);
      await catalog.admin.patch(`/api/flowers/${flower.id}`, { imageUrl: address('otra.webp') });

      expect((await ask(catalog)).uses).toEqual([]);
    }));

  test.each(['', '..%2Fsemilla%2Felixir-01.webp', 'a.png', 'a.webp&image=b.webp'])(
    'when the name is %j then it is refused',
    (image) =>
      withCatalog(async ({ admin }) => {
        expect((await admin.get(`/api/elixirs/image-use?image=${image}`)).status).toBe(400);
      }),
  );
});
