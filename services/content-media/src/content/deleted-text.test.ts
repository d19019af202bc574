import { describe, expect, test } from '@jest/globals';
import { contentList } from '@shop/contracts/content';
import { ownText, ownTextList, textVersionList } from '@shop/contracts/text';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const ENTRY = { page: 'home', section: 'facts', title: 'Datos', content: 'Público.', imageUrl: '' };
const ITEMS = [{ text: 'Uno' }, { text: 'Dos', hidden: true }];
const DRAFT = { title: 'Datos', content: 'Borrador.', imageUrl: null };

const deleted = async ({ admin }: TestContentMedia, { draft = false } = {}) => {
  const made = await admin.post<{ id: number }>('/api/admin/content', { ...ENTRY, items: ITEMS });
  const { id } = made.body;
  if (draft) await admin.put(`/api/admin/texts/${id}/draft`, { ...DRAFT, version: 1 });
  return ownText.parse((await admin.delete(`/api/admin/content/${id}`)).body);
};
const shown = async ({ shopper }: TestContentMedia) =>
  contentList.parse((await shopper.get('/api/content/home')).body);
const texts = async ({ admin }: TestContentMedia) =>
  ownTextList.parse((await admin.get('/api/admin/texts')).body);
const said = async ({ admin }: TestContentMedia, id: number) =>
  textVersionList.parse((await admin.get(`/api/admin/texts/${id}/versions`)).body).map((v) => v.content);

describe('a text that was deleted', () => {
  test('when it is gone from its page then it says nothing, and what it said stands in its history', () =>
    withContentMedia(async (service) => {
      const { id } = await deleted(service);

      expect(await shown(service)).toEqual([]);
      expect(await texts(service)).toMatchObject([{ id, unpublished: true, title: null, content: null }]);
      expect((await texts(service))[0]!.items).toBeUndefined();
      expect(await said(service, id)).toEqual(['Público.']);
    }));

  test('when that is undone then it is as it was, with its list and its draft', () =>
    withContentMedia(async (service) => {
      const { id, version, publishedVersion } = await deleted(service, { draft: true });

      await service.admin.post(`/api/admin/texts/${id}/restore`, { version, from: publishedVersion });

      expect(await shown(service)).toMatchObject([{ id, content: 'Público.', items: [{ text: 'Uno' }] }]);
      expect(await texts(service)).toMatchObject([{ items: ITEMS, draft: { content: 'Borrador.' } }]);
    }));

  test.each(['/api/admin/content', '/api/admin/texts'])(
    'when it is made again at %s then it goes on with its history, and a second time is refused',
    (path) =>
      withContentMedia(async (service) => {
        const { id } = await deleted(service);
        const again = { ...ENTRY, content: 'Otra vez.' };

        const made = await service.admin.post<{ id: number }>(path, again);
        const twice = await service.admin.post(path, again);

        expect([made.status, made.body.id, twice.status]).toEqual([201, id, 409]);
        const [text] = await texts(service);
        expect((text!.draft ?? text)!.content).toBe('Otra vez.');
        expect((text!.draft ?? text)!.items).toBeUndefined();
        expect((await said(service, id)).at(-1)).toBe('Público.');
      }),
  );

  test('when it is of an older release and its draft is discarded then its history stays', () =>
    withContentMedia(async (service) => {
      const { admin, db } = service;
      const { body } = await admin.post<{ id: number }>('/api/admin/content', ENTRY);
      const { id } = body;
      const old = { version: 1, publishedVersion: 1, publishedBy: 1, publishedAt: 1 };
      await db.collection('page_contents').updateOne({ id }, { $unset: old });
      await admin.put(`/api/admin/texts/${id}/draft`, { ...DRAFT, version: 0 });
      await admin.delete(`/api/admin/content/${id}`);

      await admin.post(`/api/admin/texts/${id}/discard`, { version: 2 });

      expect((await texts(service))[0]!.draft).toBeUndefined();
      expect(await said(service, id)).toEqual(['Público.']);
    }));

  test('when it goes then the activity tells what it said', () =>
    withContentMedia(async (service) => {
      await deleted(service);

      expect((await recordedEvents(service.env)).at(-1)!.changes).toContainEqual(
        expect.objectContaining({ field: 'content', before: 'Público.' }),
      );
    }));
});
