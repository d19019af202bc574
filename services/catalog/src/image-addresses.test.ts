import { describe, expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import { SEEDED, withCatalog } from './testing/with-catalog.ts';

const stored = 'elixirs';

describe('the picture of a product', () => {
  test("when it is one of the shop's then its path is stored and the answer is absolute", () =>
    withCatalog(async ({ db, addElixir }) => {
      const imageUrl = 'http://localhost:8080/media/subidas/luna.webp';

      const made = await addElixir({ imageUrl });

      expect(made.imageUrl).toBe(imageUrl);
      expect(await db.collection(stored).findOne({ id: made.id })).toMatchObject({
        image: '/media/subidas/luna.webp',
      });
    }));

  test.each(['-640.webp', '-320.jpg', '-640.avif', '-1280.webp?v=2', '.webp?utm_source=correo'])(
    'when it is a copy from a page or a mail (%s) then the whole picture is stored',
    (end) =>
      withCatalog(async ({ addElixir }) => {
        const { imageUrl } = await addElixir({
          imageUrl: `http://localhost:8080/media/subidas/luna-7${end}`,
        });

        expect(imageUrl).toBe('http://localhost:8080/media/subidas/luna-7.webp');
      }),
  );

  test.each(['frascos/a.bcdefghijklmnopqr-640.webp', 'marca/tarjeta.png?v=2', 'subidas/luna.jpg'])(
    'when it is %s then it is no copy',
    (name) =>
      withCatalog(async ({ addElixir }) => {
        const imageUrl = `http://localhost:8080/media/${name}`;

        expect((await addElixir({ imageUrl })).imageUrl).toBe(imageUrl);
      }),
  );

  test('when the shop has another address then its pictures are told at that one', () =>
    withCatalog(
      async ({ shopper }) => {
        const { body } = await shopper.get<Elixir>('/api/elixirs/1');

        expect(body.imageUrl).toBe('https://tienda.example/media/semilla/elixir-01.webp');
      },
      { ...SEEDED, PUBLIC_BASE_URL: 'https://tienda.example/' },
    ));

  test.each([
    'https://fotos.example/media/luna.jpg',
    'https://localhost:8080/media/luna.jpg',
    'https://fotos.example/a.jpg?ancho=3',
  ])('when it is %s, which is elsewhere then it is kept as it is', (imageUrl) =>
    withCatalog(async ({ addElixir }) => {
      expect((await addElixir({ imageUrl })).imageUrl).toBe(imageUrl);
    }),
  );

  test('when a path climbs out of the media folder then it is no picture of the shop', () =>
    withCatalog(async ({ admin }) => {
      const answer = await admin.post('/api/elixirs', {
        name: 'Escalador',
        description: 'Intenta salir de la carpeta.',
        price: 10,
        imageUrl: 'http://localhost:8080/media/../api/admin/logout',
      });

      expect(answer.status).toBe(400);
    }));
});
