import { describe, expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import { content, CONTENT_PAGES, contentList, type Content } from '@shop/contracts/content';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const sent = (over: object = {}) => ({
  page: 'home',
  section: 'hero',
  title: 'Gotas de miel: del Mayab',
  content: 'Recogemos miel.',
  imageUrl: 'http://localhost:8080/media/semilla/hero-jobon-y-flores.webp',
  ...over,
});
const add = async ({ admin }: TestContentMedia, over: object = {}) =>
  content.parse((await admin.post('/api/admin/content', sent(over))).body);
const rows = ({ db }: TestContentMedia) => db.collection('page_contents').find().toArray();

const REFUSED = [
  ['page', 'portada', 'Página desconocida'],
  ['page', { $ne: '' }, 'Página desconocida'],
  ['section', '', 'La sección es requerida'],
  ['section', { $gt: '' }, 'La sección es requerida'],
  ['section', 'x'.repeat(51), 'Máximo 50 caracteres'],
  ['title', 'x'.repeat(201), 'Máximo 200 caracteres'],
  ['content', 'x'.repeat(10_001), 'Máximo 10000 caracteres'],
  ['imageUrl', 'javascript:alert(1)', 'Debe ser una URL válida'],
  ['imageUrl', 'no es', 'Debe ser una URL válida'],
  ['imageUrl', 'http://169.254.169.254/x.png', 'Debe ser una URL válida'],
  ['imageAlt', 'x'.repeat(201), 'Máximo 200 caracteres'],
  ['items', Array.from({ length: 41 }, () => ({})), 'Máximo 40 elementos'],
] as const;

describe('what pages show', () => {
  test('when a page has sections then everyone reads them in the order of their creation', () =>
    withContentMedia(async (service) => {
      await add(service, { page: 'about', section: 'historia' });
      await add(service, { page: 'home' });
      await add(service, { page: 'about', section: 'compromisos', title: '', imageUrl: '' });

      const { status, body } = await service.shopper.get('/api/content/about');

      expect(status).toBe(200);
      expect(
        contentList.parse(body).map(({ section, title, imageUrl }) => [section, title, imageUrl]),
      ).toEqual([
        [
          'historia',
          'Gotas de miel: del Mayab',
          'http://localhost:8080/media/semilla/hero-jobon-y-flores.webp',
        ],
        ['compromisos', null, null],
      ]);
    }));

  test('when a page is empty or does not exist then it is an empty list, or 404', () =>
    withContentMedia(async ({ shopper }) => {
      for (const page of CONTENT_PAGES) expect((await shopper.get(`/api/content/${page}`)).body).toEqual([]);
      for (const page of ['portada', 'HOME', '%24where', 'home/otra'])
        expect((await shopper.get<ApiError>(`/api/content/${page}`)).status).toBe(404);
    }));

  test('when the home page asks for its hero and benefits then it gets just these fields', () =>
    withContentMedia(async (service) => {
      await add(service);
      await add(service, { section: 'benefits', content: '' });

      expect((await service.shopper.get('/api/content/home/hero')).body).toEqual({
        title: 'Gotas de miel: del Mayab',
        content: 'Recogemos miel.',
        imageUrl: 'http://localhost:8080/media/semilla/hero-jobon-y-flores.webp',
      });
      expect((await service.shopper.get('/api/content/home/benefits')).body).toEqual({
        title: 'Gotas de miel: del Mayab',
        content: '',
      });
    }));

  test('when there is no hero or benefits then the answer is a Spanish 404', () =>
    withContentMedia(async ({ shopper }) => {
      for (const section of ['hero', 'benefits'])
        expect(await shopper.get(`/api/content/home/${section}`)).toMatchObject({
          status: 404,
          body: { message: 'Esa sección no tiene contenido.' },
        });
    }));

  test('when an entry is a list then shoppers read its lines in their order, without the hidden ones', () =>
    withContentMedia(async (service) => {
      const items = [{ title: 'Ana M.', stars: 5 }, { title: 'Luis P.', hidden: true }, { text: 'Rica.' }];
      const entry = await add(service, { section: 'testimonials', imageAlt: 'Un jobón', items });

      const [read] = contentList.parse((await service.shopper.get('/api/content/home')).body);

      expect(entry.items).toEqual(items);
      expect(read).toMatchObject({ imageAlt: 'Un jobón', items: [items[0], items[2]] });
    }));

  test('when the shop moves to another address then pictures move with it', () =>
    withContentMedia(async (service) => {
      await add(service);

      expect(await rows(service)).toMatchObject([{ image: '/media/semilla/hero-jobon-y-flores.webp' }]);
    }));
});

describe('changing what pages show', () => {
  test('when an administrator creates a section then it is stored as it was sent', () =>
    withContentMedia(async ({ admin }) => {
      const answer = await admin.post<Content>('/api/admin/content', sent({ title: '  Con espacios ' }));

      expect(answer.status).toBe(201);
      expect(content.parse(answer.body)).toMatchObject({ ...sent(), id: 1, title: 'Con espacios' });
    }));

  test('when a page has that section already then it is 409 and nothing changes', () =>
    withContentMedia(async (service) => {
      await add(service);
      const { id } = await add(service, { section: 'otra' });
      const before = await rows(service);

      for (const answer of [
        await service.admin.post('/api/admin/content', sent()),
        await service.admin.put(`/api/admin/content/${id}`, sent()),
      ])
        expect(answer).toMatchObject({
          status: 409,
          body: { message: 'Esa página ya tiene una sección con ese nombre.' },
        });
      expect(await rows(service)).toEqual(before);
    }));

  test('when it is replaced then a field that was left out is empty afterwards', () =>
    withContentMedia(async (service) => {
      const { id } = await add(service);

      const answer = await service.admin.put<Content>(`/api/admin/content/${id}`, {
        id,
        page: 'contact',
        section: 'datos',
        title: 'Escríbenos',
      });

      expect(answer).toMatchObject({
        status: 200,
        body: { id, page: 'contact', section: 'datos', title: 'Escríbenos', content: null, imageUrl: null },
      });
    }));

  test('when a list is saved by a screen that knows no lines then they stay', () =>
    withContentMedia(async (service) => {
      const items = [{ text: 'Envío gratis', icon: 'truck' }];
      const { id } = await add(service, { section: 'facts', items });

      const answer = await service.admin.put<Content>(`/api/admin/content/${id}`, sent({ section: 'facts' }));

      expect(answer.body.items).toEqual(items);
    }));

  test('when what was read is sent back then it is taken, with its nulls and times, and nothing changes', () =>
    withContentMedia(async (service) => {
      const { id } = await add(service, { title: '', content: '', imageUrl: '' });
      const [read] = contentList.parse((await service.shopper.get('/api/content/home')).body);

      const answer = await service.admin.put<Content>(`/api/admin/content/${id}`, read);

      expect([answer.status, answer.body]).toEqual([200, { ...read, updatedAt: answer.body.updatedAt }]);
    }));

  test('when the id of the body is not the path’s then it is refused and nothing changes (H44)', () =>
    withContentMedia(async (service) => {
      const { id } = await add(service);
      const before = await rows(service);

      const answer = await service.admin.put<ApiError>(`/api/admin/content/${id}`, { ...sent(), id: id + 1 });

      expect(answer.status).toBe(400);
      expect(await rows(service)).toEqual(before);
    }));

  test('when there is no id then the error has the words of the specification (H44)', () =>
    withContentMedia(async ({ admin }) => {
      for (const answer of [
        await admin.put('/api/admin/content', sent()),
        await admin.delete('/api/admin/content/'),
      ])
        expect(answer).toMatchObject({ status: 400, body: { message: 'ID not provided' } });
    }));

  test('when it is deleted then pages and screens have it no more', () =>
    withContentMedia(async (service) => {
      const { id } = await add(service);

      expect(await service.admin.delete(`/api/admin/content/${id}`)).toMatchObject({
        status: 200,
        body: { id },
      });

      expect((await service.shopper.get('/api/content/home')).body).toEqual([]);
      for (const again of [
        await service.admin.delete(`/api/admin/content/${id}`),
        await service.admin.put(`/api/admin/content/${id}`, sent()),
      ])
        expect(again).toMatchObject({ status: 404, body: { message: 'No encontramos ese contenido.' } });
    }));

  test('when a field is wrong then it is refused in Spanish by its name and nothing is stored', () =>
    withContentMedia(async (service) => {
      const { id } = await add(service);
      const before = await rows(service);

      for (const [field, value, message] of REFUSED)
        for (const answer of [
          await service.admin.post<ApiError>('/api/admin/content', sent({ section: 'x', [field]: value })),
          await service.admin.put<ApiError>(`/api/admin/content/${id}`, sent({ [field]: value })),
        ])
          expect([value, answer.status, answer.body.errors]).toEqual([value, 400, { [field]: message }]);
      expect(await rows(service)).toEqual(before);
    }));

  test('when it brings along what is not its to say then it is refused', () =>
    withContentMedia(async (service) => {
      for (const field of ['_id', 'createdAt', 'image', '$set', '__proto__', 'constructor']) {
        const body = JSON.stringify(sent()).replace('{', `{"${field}":1,`);
        expect([field, (await service.admin.post('/api/admin/content', body)).status]).toEqual([field, 400]);
      }
      expect(await rows(service)).toEqual([]);
    }));

  test('when the text holds markup then it comes back to the letter (H46)', () =>
    withContentMedia(async (service) => {
      const text = '<img src=x onerror=alert(1)> **negritas** & "comillas"';

      await add(service, { content: text });

      expect((await service.shopper.get('/api/content/home/hero')).body).toMatchObject({ content: text });
    }));
});
