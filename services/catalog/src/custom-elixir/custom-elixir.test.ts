import { describe, expect, test } from '@jest/globals';
import { elixir, internalElixirList, type Elixir } from '@shop/contracts/elixir';
import { recipeOf } from '@shop/service-kit/bottle-address';
import { SEEDED, withCatalog } from '../testing/with-catalog.ts';

const OUT_OF_SEASON = 15;

const REFUSED_FLOWERS = [
  [[1, 4_711], 'Alguna de las flores que elegiste ya no existe.'],
  [[], 'Selecciona al menos una flor'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], 'Elige hasta 8 flores'],
  ['1', 'Selecciona al menos una flor'],
] as const;
const REFUSED = [
  ...[{ price: 0.01 }, { isAvailable: false }, { imageUrl: 'https://x.example/y.png' }],
  ...[{ name: 'a' }, { name: { $ne: '' } }, { flowerIds: [{ $ne: 0 }] }, { flowerIds: [1.5] }],
  ...[{ sessionId: { $ne: '' } }, { sessionId: undefined }, { idempotencyKey: { $ne: '' } }],
];

describe('an elixir of one’s own', () => {
  test('when flowers are chosen then price, picture, name and description are the server’s', () =>
    withCatalog(async ({ internal, shopper }) => {
      const answer = await internal<Elixir>('POST', '/internal/custom-elixirs', {
        flowerIds: [2, 1, 2],
        sessionId: 'visita-1',
      });

      expect(answer.status).toBe(201);
      expect(elixir.parse(answer.body)).toEqual({
        id: 12,
        name: 'Mi Elixir Personalizado',
        description: 'Elixir hecho a tu medida: miel con Tajonal y Xtabentún.',
        price: 375,
        imageUrl: expect.stringMatching(/^http:\/\/localhost:8080\/media\/frascos\/[\w-]+\.[\w-]{22}\.webp$/),
        isAvailable: true,
        isCustom: true,
        flowers: ['Tajonal', 'Xtabentún'],
        contents: { milliliters: 60 },
        version: 0,
      });
      expect((await shopper.get<Elixir[]>('/api/elixirs/predesigned/all')).body).toHaveLength(11);
    }, SEEDED));

  test('when a size is named then the blend is of it, and its name says so where it is sold', () =>
    withCatalog(async ({ internal, admin, db }) => {
      const size = { milliliters: 250, price: 990.5 };

      const { body } = await internal<Elixir>('POST', '/internal/custom-elixirs', {
        flowerIds: [1],
        sessionId: 'v',
        size,
      });

      const told = { name: 'Mi Elixir Personalizado · 250 ml', price: 990.5, contents: { milliliters: 250 } };
      expect(body).toMatchObject(told);
      expect((await admin.get(`/api/elixirs?isCustom=true`)).body).toMatchObject([
        { ...told, name: 'Mi Elixir Personalizado' },
      ]);
      // As stored before blends had contents.
      await db.collection('elixirs').updateOne({ id: body.id }, { $unset: { contents: 1, isSized: 1 } });
      expect((await internal('GET', `/internal/elixirs?ids=${body.id}`)).body).toMatchObject([
        { name: 'Mi Elixir Personalizado', contents: { milliliters: 60 } },
      ]);
    }, SEEDED));

  test('when it is made then the address of its picture says name and flowers as the catalogue has them', () =>
    withCatalog(async ({ internal, env }) => {
      const request = { name: 'El mío', flowerIds: [7, 1], sessionId: 'visita-1' };

      const { body } = await internal<Elixir>('POST', '/internal/custom-elixirs', request);

      const [, recipe = '', sign = ''] = /frascos\/([\w-]+)\.([\w-]+)\.webp$/.exec(body.imageUrl) ?? [];
      expect(recipeOf(env.SESSION_SECRET, recipe, sign)).toEqual({
        name: 'El mío',
        blooms: [
          { name: 'Dalia', honey: '#c9471f', petals: '#b51f33', form: 'dahlia' },
          { name: 'Xtabentún', honey: '#f2be45', petals: '#fbf6e3', form: 'bell' },
        ],
      });
    }, SEEDED));

  test('when it is made then its flowers are noted once each and it belongs to the session', () =>
    withCatalog(async ({ internal, db }) => {
      const request = { name: ' El mío ', flowerIds: [4, 7, 4], sessionId: 'visita-1' };

      const { body } = await internal<Elixir>('POST', '/internal/custom-elixirs', request);

      expect(body.name).toBe('El mío');
      const rows = await db.collection('custom_elixir_flowers').find().sort({ id: 1 }).toArray();
      expect(rows.map(({ id, elixirId, flowerId }) => [id, elixirId, flowerId])).toEqual([
        [1, body.id, 4],
        [2, body.id, 7],
      ]);
      const told = await internal('GET', `/internal/elixirs?ids=${body.id}`);
      expect(internalElixirList.parse(told.body)).toEqual([{ ...body, sessionId: 'visita-1' }]);
    }, SEEDED));

  test('when the same key comes ten times at once then there is one elixir', () =>
    withCatalog(async ({ internal, db }) => {
      const request = { flowerIds: [1], sessionId: 'visita-1', idempotencyKey: 'k-1' };

      const answers = await Promise.all(
        Array.from({ length: 10 }, () => internal<Elixir>('POST', '/internal/custom-elixirs', request)),
      );
      const later = await internal<Elixir>('POST', '/internal/custom-elixirs', request);

      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(new Set([...answers, later].map(({ body }) => body.id)).size).toBe(1);
      expect(later.status).toBe(200);
      expect(await db.collection('elixirs').countDocuments({ isCustom: true })).toBe(1);
      expect(await db.collection('custom_elixir_flowers').countDocuments()).toBe(1);
    }, SEEDED));

  test('when another session uses the same key, or no key is given then each gets an elixir of its own', () =>
    withCatalog(async ({ internal }) => {
      const requests = [
        { sessionId: 'visita-1', idempotencyKey: 'k-1' },
        { sessionId: 'visita-2', idempotencyKey: 'k-1' },
        { sessionId: 'visita-1' },
        { sessionId: 'visita-1' },
      ];

      const answers = await Promise.all(
        requests.map((request) =>
          internal<Elixir>('POST', '/internal/custom-elixirs', { ...request, flowerIds: [1] }),
        ),
      );

      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(4);
    }, SEEDED));

  test('when a flower is out of season then it is a conflict that names it and nothing is made', () =>
    withCatalog(async ({ internal, db }) => {
      const answer = await internal('POST', '/internal/custom-elixirs', {
        flowerIds: [1, OUT_OF_SEASON],
        sessionId: 'visita-1',
      });

      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'Por ahora no tenemos Flor de ciricote. Elige otra flor para tu elixir.' },
      });
      expect(await db.collection('elixirs').countDocuments()).toBe(11);
    }, SEEDED));

  test('when it asks for what cannot be then it is refused in Spanish and nothing is made', () =>
    withCatalog(async ({ internal, db }) => {
      for (const [flowerIds, message] of REFUSED_FLOWERS) {
        const answer = await internal('POST', '/internal/custom-elixirs', {
          sessionId: 'visita-1',
          flowerIds,
        });
        expect(answer).toMatchObject({ status: 400, body: { errors: { flowerIds: message } } });
      }
      for (const over of REFUSED) {
        const request = { flowerIds: [1], sessionId: 'visita-1', ...over };
        const { status } = await internal('POST', '/internal/custom-elixirs', request);
        expect([over, status]).toEqual([over, 400]);
      }
      expect(await db.collection('elixirs').countDocuments()).toBe(11);
    }, SEEDED));

  test('when a deleted flower is chosen then it does not exist', () =>
    withCatalog(async ({ internal, admin }) => {
      await admin.delete('/api/flowers/3');

      const answer = await internal('POST', '/internal/custom-elixirs', { flowerIds: [3], sessionId: 'v' });

      expect(answer.status).toBe(400);
    }, SEEDED));
});
