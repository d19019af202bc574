import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import type { Elixir, Picture } from '@shop/contracts/elixir';
import type { ImportReport } from '@shop/contracts/elixir-import';
import { csvLine, plainCell } from '@shop/service-kit/csv';
import { parse } from 'csv-parse/sync';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';

const at = (name: string) => `http://localhost:8080/media/subidas/${name}.webp`;
const [FIRST, SECOND, THIRD] = [
  { url: at('a'), alt: 'Frasco' },
  { url: at('b') },
  { url: 'https://fotos.example/c.jpg', alt: 'Etiqueta; de atrás, con «comillas»' },
] as const;
const THREE: Picture[] = [FIRST, SECOND, THIRD];

const withThree = async ({ addElixir }: TestCatalog) =>
  addElixir({ imageUrl: FIRST.url, alt: FIRST.alt, pictures: THREE });
const read = async ({ shopper }: TestCatalog, id: number) =>
  (await shopper.get<Elixir>(`/api/elixirs/${id}`)).body;

describe('the pictures of a product', () => {
  test('when there are several then they are told in their order, and the first is its picture', () =>
    withCatalog(async (catalog) => {
      const { id } = await withThree(catalog);

      expect(await read(catalog, id)).toMatchObject({
        imageUrl: FIRST.url,
        alt: FIRST.alt,
        pictures: THREE,
      });
      expect(await catalog.db.collection('elixirs').findOne({ id })).toMatchObject({
        image: '/media/subidas/a.webp',
        morePictures: [{ image: '/media/subidas/b.webp' }, { image: THIRD.url, alt: THIRD.alt }],
      });
    }));

  test('when there is one then no list is told', () =>
    withCatalog(async ({ addElixir, admin }) => {
      const one = await addElixir({ pictures: [FIRST], imageUrl: FIRST.url });
      expect(one).toMatchObject({ imageUrl: FIRST.url, alt: FIRST.alt });
      expect(one).not.toHaveProperty('pictures');

      for (const none of [null, [], [SECOND]]) {
        await admin.patch(`/api/elixirs/${one.id}`, { pictures: THREE });
        const { body } = await admin.patch<Elixir>(`/api/elixirs/${one.id}`, { pictures: none });
        expect(body).not.toHaveProperty('pictures');
        expect(body.imageUrl).toBe(none?.length ? SECOND.url : FIRST.url);
      }
    }));

  test('when only imageUrl is written then it is the first, and the others stay', () =>
    withCatalog(async (catalog) => {
      const { id } = await withThree(catalog);

      const { body } = await catalog.admin.patch<Elixir>(`/api/elixirs/${id}`, { imageUrl: at('d') });

      expect(body.pictures).toEqual([{ url: at('d'), alt: FIRST.alt }, SECOND, THIRD]);
    }));

  test.each<[string, Partial<Elixir>, Partial<Elixir>]>([
    ['imageUrl', { imageUrl: at('d') }, { pictures: [{ url: at('d'), alt: 'Frasco' }, SECOND, THIRD] }],
    ['alt', { alt: 'Otra' }, { pictures: [{ url: FIRST.url, alt: 'Otra' }, SECOND, THIRD] }],
    ['the order', { pictures: [THIRD, FIRST, SECOND] }, { imageUrl: THIRD.url, alt: THIRD.alt }],
    [
      'the first’s words',
      { pictures: [{ url: FIRST.url }, SECOND, THIRD] },
      { pictures: [{ url: FIRST.url }, SECOND, THIRD] },
    ],
  ])('when whoever sends back all that they read changed %s then that counts', (_, change, after) =>
    withCatalog(async (catalog) => {
      const whole = await withThree(catalog);

      const { body } = await catalog.admin.patch<Elixir>(`/api/elixirs/${whole.id}`, { ...whole, ...change });

      expect(body).toMatchObject({ ...change, ...after });
    }),
  );

  test.each([
    [Array(7).fill(SECOND), 'pictures'],
    [[FIRST, { url: 'javascript:alert(1)' }], 'pictures.1.url'],
    [[FIRST, { url: 'http://fotos.example/c.jpg' }], 'pictures.1.url'],
    [[FIRST, { url: at('b'), alt: 'x'.repeat(201) }], 'pictures.1.alt'],
    [[FIRST, { url: at('b'), size: 1 }], 'pictures.1'],
  ])('when they are %j then they are refused', (pictures, field) =>
    withCatalog(async (catalog) => {
      const { id } = await withThree(catalog);

      const { status, body } = await catalog.admin.patch<ApiError>(`/api/elixirs/${id}`, { pictures });

      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
      expect(await read(catalog, id)).toHaveProperty('pictures', THREE);
    }),
  );

  test('when a further picture shows an upload or its copy then the upload is in use', () =>
    withCatalog(async (catalog) => {
      const { id, name } = await catalog.addElixir({
        pictures: [FIRST, { url: at('b').replace('.webp', '-640.webp') }],
      });

      const { body } = await catalog.admin.get('/api/elixirs/image-use?image=b.webp');

      expect(body).toEqual({ uses: [{ kind: 'elixir', id, name }] });
    }));

  test('when the catalogue goes out as a spreadsheet and back then the pictures stay, change and go with their cell', () =>
    withCatalog(async (catalog) => {
      const { admin } = catalog;
      const { id, name } = await withThree(catalog);
      const exported = async () =>
        parse<Record<string, string>>((await admin.get<string>('/api/elixirs/catalogo.csv')).body, {
          bom: true,
          columns: true,
        });
      const store = async (cells: Record<string, string>) => {
        const lines = [Object.keys(cells), Object.values(cells).map(plainCell)].map(csvLine);
        const file = new TextEncoder().encode(lines.join(''));
        const type = { 'content-type': 'text/csv' };
        const { body } = await admin.request<ImportReport>('POST', '/api/elixirs/import/check', file, type);
        if (body.token) await admin.request('POST', `/api/elixirs/import?token=${body.token}`, file, type);
        return body;
      };
      const [full] = await exported();
      expect(full).toMatchObject({ 'Más imágenes': `${SECOND.url}\n${THIRD.url} ${THIRD.alt}` });
      expect(await store(full!)).toMatchObject({ unchanged: 1, changed: 0 });

      const { ID: _, Versión: _version, ...copy } = full!;
      await store({ ...copy, Nombre: `${name} dos` });
      expect(await read(catalog, id + 1)).toHaveProperty('pictures', THREE);

      await store({ ...full!, 'Más imágenes': THIRD.url });
      expect(await read(catalog, id)).toHaveProperty('pictures', [FIRST, { url: THIRD.url }]);
      const [changed] = await exported();
      expect((await store({ ...changed!, 'Más imágenes': 'de la playa' })).problems).toMatchObject([
        { line: 2, column: 'Más imágenes' },
      ]);

      await store({ ...changed!, 'Más imágenes': '' });
      expect(await read(catalog, id)).toMatchObject({ imageUrl: FIRST.url, alt: FIRST.alt });
      expect(await read(catalog, id)).not.toHaveProperty('pictures');
    }));
});
