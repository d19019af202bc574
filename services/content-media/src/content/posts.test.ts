import { expect, test } from '@jest/globals';
import type { Content } from '@shop/contracts/content';
import type { OwnText } from '@shop/contracts/text';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const texts = async ({ shopper }: TestContentMedia, page: string) =>
  (await shopper.get<Content[]>(`/api/content/${page}`)).body;
const start = async ({ admin }: TestContentMedia, section: string) =>
  (await admin.post<OwnText>('/api/admin/texts', { page: 'recetas', section, title: 'Atole' })).body;
const LINK = { title: 'Recetas', href: '/recetas' };
const words = {
  title: 'Atole',
  content: 'Para las mañanas.',
  imageUrl: '',
  items: [{ kind: 'ingredient', text: '1 taza de masa' }],
};

test('when a post is begun then nobody reads it and no page leads there until it is published, and not once it is taken away', () =>
  withContentMedia(async (service) => {
    const { admin } = service;
    const signs = async () => (await texts(service, 'site')).map(({ section }) => section);
    const { id, version } = await start(service, 'atole');
    expect([await texts(service, 'recetas'), await signs()]).toEqual([[], []]);

    const published = await admin.post(`/api/admin/texts/${id}/publish`, { ...words, version });

    expect(published.status).toBe(200);
    expect(await texts(service, 'recetas')).toMatchObject([{ section: 'atole', items: words.items }]);
    expect(await texts(service, 'site')).toMatchObject([
      { page: 'site', section: 'links', title: null, content: null, items: [LINK] },
    ]);
    const owns = [{ title: 'Instagram', href: 'https://instagram.com/miel' }];
    await admin.post('/api/admin/content', { page: 'site', section: 'links', items: owns });
    expect(await texts(service, 'site')).toMatchObject([{ section: 'links', items: [LINK, ...owns] }]);
    await admin.delete(`/api/admin/content/${id}`);
    expect(await texts(service, 'recetas')).toEqual([]);
    expect(await texts(service, 'site')).toMatchObject([{ section: 'links', items: owns }]);
  }));

test('when a post is published, changed, taken away and published again then all read when that was first, not when its draft began', async () =>
  withContentMedia(async (service) => {
    const { admin } = service;
    const begun = await start(service, 'atole');
    const publish = async ({ version }: OwnText) =>
      (await admin.post<OwnText>(`/api/admin/texts/${begun.id}/publish`, { ...words, version })).body;
    const first = await publish(begun);
    const at = first.firstPublishedAt!;
    expect([at, at > first.createdAt]).toEqual([first.publishedAt, true]);
    expect(await texts(service, 'recetas')).toMatchObject([{ firstPublishedAt: at }]);

    const again = await publish(first);
    const { body: gone } = await admin.delete<OwnText>(`/api/admin/content/${begun.id}`);
    const back = await publish(gone);

    expect([again.firstPublishedAt, back.firstPublishedAt]).toEqual([at, at]);
  }));

test('when a post’s section is no part of an address then it becomes one, and a line of no kind is refused', () =>
  withContentMedia(async (service) => {
    const { section, id, version } = await start(service, 'Atole de Ñame / ../x');
    expect(section).toBe('atole-de-name-x');
    expect((await start(service, '¡¡')).section).toBe('receta');

    const items = [{ kind: 'secreto', text: 'x' }];
    const refused = await service.admin.post(`/api/admin/texts/${id}/publish`, { ...words, items, version });

    expect(refused.status).toBe(400);
  }));
