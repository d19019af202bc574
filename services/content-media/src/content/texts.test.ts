import { describe, expect, test } from '@jest/globals';
import { contentList } from '@shop/contracts/content';
import {
  KEPT_VERSIONS,
  ownText,
  ownTextList,
  shopWords,
  textConflict,
  textVersionList,
} from '@shop/contracts/text';
import type { TextWrite } from '@shop/contracts/text';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const ENTRY = { page: 'home', section: 'facts', title: 'Datos', content: 'Público.', imageUrl: '' };
const created = async ({ admin }: TestContentMedia, over: object = {}) => {
  await admin.post('/api/admin/content', { ...ENTRY, items: [{ text: 'Uno' }], ...over });
  return only(await admin.get('/api/admin/texts'));
};
const only = ({ body }: { body: unknown }) => ownTextList.parse(body)[0]!;
const write = (version: number, over: Partial<TextWrite> = {}): TextWrite => ({
  title: 'Datos',
  content: 'Borrador.',
  imageUrl: null,
  version,
  ...over,
});
const shown = async ({ shopper }: TestContentMedia) =>
  contentList.parse((await shopper.get('/api/content/home')).body);
const versions = async ({ admin }: TestContentMedia, id: number) =>
  textVersionList.parse((await admin.get(`/api/admin/texts/${id}/versions`)).body);

test("when the shop's own words are asked for then they stand under the text that replaces them", () =>
  withContentMedia(async ({ admin, shopper }) => {
    const { body } = await admin.get('/api/admin/texts/words');

    expect(shopWords.parse(body)).toMatchObject({
      'site/words-cart': expect.arrayContaining(['Tu carrito']),
      'mails/words': expect.arrayContaining(['Ver mi pedido']),
    });
    expect((await shopper.get('/api/admin/texts/words')).status).toBe(401);
  }));

describe('a draft', () => {
  test('when it is saved then it stands beside the public text, which stays as it is', () =>
    withContentMedia(async (service) => {
      const { id, version } = await created(service);
      const before = (await service.shopper.get('/api/content/home')).body;

      const saved = ownText.parse(
        (await service.admin.put(`/api/admin/texts/${id}/draft`, write(version))).body,
      );

      expect(saved).toMatchObject({ content: 'Público.', draft: { content: 'Borrador.', by: 'admin' } });
      expect((await service.shopper.get('/api/content/home')).body).toEqual(before);
      expect(JSON.stringify(before)).not.toMatch(/draft|version|publishedBy/);
    }));

  test('when it is of a text that is not there yet then shoppers see nothing until it is published', () =>
    withContentMedia(async (service) => {
      const { admin, shopper } = service;
      const { id, version } = ownText.parse((await admin.post('/api/admin/texts', ENTRY)).body);
      await admin.post('/api/admin/texts', { ...ENTRY, section: 'hero' });

      expect(await shown(service)).toEqual([]);
      expect((await shopper.get('/api/content/home/hero')).status).toBe(404);
      await admin.post(`/api/admin/texts/${id}/publish`, write(version, { items: [{ text: 'Uno' }] }));
      expect(await shown(service)).toMatchObject([{ section: 'facts', content: 'Borrador.' }]);
    }));

  test('when it is published then it is public with its author, and there is no draft any more', () =>
    withContentMedia(async (service) => {
      const { id, version } = await created(service);
      await service.admin.put(`/api/admin/texts/${id}/draft`, write(version));

      const done = ownText.parse(
        (await service.admin.post(`/api/admin/texts/${id}/publish`, write(version + 1))).body,
      );

      expect(done).toMatchObject({ content: 'Borrador.', publishedBy: 'admin', items: [{ text: 'Uno' }] });
      expect(done.draft).toBeUndefined();
      expect(await shown(service)).toMatchObject([{ content: 'Borrador.' }]);
    }));

  test('when it is discarded then the public text is left, or nothing when there was none', () =>
    withContentMedia(async (service) => {
      const { admin } = service;
      const { id, version } = await created(service);
      await admin.put(`/api/admin/texts/${id}/draft`, write(version));
      const other = ownText.parse((await admin.post('/api/admin/texts', { ...ENTRY, section: 'x' })).body);

      for (const [which, read] of [
        [id, version + 1],
        [other.id, other.version],
      ])
        await admin.post(`/api/admin/texts/${which}/discard`, { version: read });

      const left = ownTextList.parse((await admin.get('/api/admin/texts')).body);
      expect(left).toMatchObject([{ id, content: 'Público.' }]);
      expect(left[0]!.draft).toBeUndefined();
    }));

  test('when a screen of the specification saves meanwhile then that is public at once and the draft stays', () =>
    withContentMedia(async (service) => {
      const { id, version } = await created(service);
      await service.admin.put(`/api/admin/texts/${id}/draft`, write(version));

      await service.admin.put(`/api/admin/content/${id}`, { ...ENTRY, content: 'Guardado.' });

      const now = only(await service.admin.get('/api/admin/texts'));
      expect(now).toMatchObject({ content: 'Guardado.', draft: { content: 'Borrador.' } });
      expect(now.draft!.basedOn).toBeLessThan(now.publishedVersion);
    }));

  test('when two administrators change the same text then the second gets 409 with what there is, and nothing is lost', () =>
    withContentMedia(async (service) => {
      const { admin } = service;
      const { id, version } = await created(service);
      await admin.put(`/api/admin/texts/${id}/draft`, write(version, { content: 'De Ana.' }));

      for (const [method, path, body] of [
        ['PUT', 'draft', write(version)],
        ['POST', 'publish', write(version)],
        ['POST', 'discard', { version }],
        ['POST', 'restore', { version, from: 1 }],
      ] as const) {
        await admin.put(`/api/admin/content/${id}`, ENTRY);
        const answer = await admin.request(method, `/api/admin/texts/${id}/${path}`, body);
        expect([path, answer.status]).toEqual([path, 409]);
        expect(textConflict.parse(answer.body)).toMatchObject({
          message: 'Otra persona cambió este texto.',
          current: { draft: { content: 'De Ana.' } },
        });
      }
    }));

  test('when ten publish what they all read then one does, and the others are told', () =>
    withContentMedia(async (service) => {
      const { id, version } = await created(service);

      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          service.admin.post(`/api/admin/texts/${id}/publish`, write(version, { content: `De ${n}` })),
        ),
      );

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
      expect(await versions(service, id)).toHaveLength(2);
    }));
});

describe('the versions of a text', () => {
  test('when it was published several times then each stands there with its author, the newest first', () =>
    withContentMedia(async (service) => {
      const { id, publishedAt } = await created(service);
      for (const content of ['Dos.', 'Tres.'])
        await service.admin.put(`/api/admin/content/${id}`, { ...ENTRY, content });

      const kept = await versions(service, id);

      expect(kept.map(({ content, by }) => [content, by])).toEqual([
        ['Tres.', 'admin'],
        ['Dos.', 'admin'],
        ['Público.', 'admin'],
      ]);
      expect(kept[2]).toMatchObject({ items: [{ text: 'Uno' }], at: publishedAt });
    }));

  test('when one is restored then it is public as a new version, and the others stay', () =>
    withContentMedia(async (service) => {
      const { id } = await created(service);
      await service.admin.put(`/api/admin/content/${id}`, { ...ENTRY, content: 'Dos.', items: [] });
      const [now, first] = await versions(service, id);

      await service.admin.post(`/api/admin/texts/${id}/restore`, {
        version: now!.version,
        from: first!.version,
      });

      expect(await shown(service)).toMatchObject([{ content: 'Público.', items: [{ text: 'Uno' }] }]);
      expect((await versions(service, id)).map(({ content }) => content)).toEqual([
        'Público.',
        'Dos.',
        'Público.',
      ]);
      const gone = { version: now!.version + 1, from: 999 };
      expect((await service.admin.post(`/api/admin/texts/${id}/restore`, gone)).status).toBe(404);
    }));

  test('when one without lines or a picture’s text is restored then those of later are gone too', () =>
    withContentMedia(async (service) => {
      const { id } = await created(service, { items: undefined });
      const later = { ...ENTRY, items: [{ text: 'Uno' }], imageAlt: 'Frascos' };
      await service.admin.put(`/api/admin/content/${id}`, later);
      const [now, first] = await versions(service, id);

      const restored = { version: now!.version, from: first!.version };
      await service.admin.post(`/api/admin/texts/${id}/restore`, restored);

      const [text] = await shown(service);
      expect(text).not.toHaveProperty('imageAlt');
      expect(text?.items ?? []).toEqual([]);
    }));

  test('when it comes from an older release then what was public counts as its first version', () =>
    withContentMedia(async (service) => {
      const { id } = await created(service);
      const old = { version: 1, publishedVersion: 1, publishedBy: 1, publishedAt: 1 };
      await service.db.collection('page_contents').updateOne({ id }, { $unset: old });

      const read = only(await service.admin.get('/api/admin/texts'));
      await service.admin.post(`/api/admin/texts/${id}/publish`, write(read.version));

      expect([read.version, read.publishedBy]).toEqual([0, null]);
      expect((await versions(service, id)).map(({ content, by }) => [content, by])).toEqual([
        ['Borrador.', 'admin'],
        ['Público.', null],
      ]);
    }));

  test('when there are more than are kept then the oldest are forgotten', () =>
    withContentMedia(async (service) => {
      const { id } = await created(service);
      const stored = service.db.collection('content_versions');
      const rows = Array.from({ length: KEPT_VERSIONS + 9 }, (_, n) => ({
        contentId: id,
        version: n,
        title: 'Viejo',
        content: null,
        image: null,
        at: new Date(),
      }));
      await stored.insertMany(rows);
      const now = { version: rows.length, publishedVersion: rows.length };
      await service.db.collection('page_contents').updateOne({ id }, { $set: now });

      await service.admin.put(`/api/admin/content/${id}`, ENTRY);

      expect(await stored.countDocuments({ contentId: id })).toBe(KEPT_VERSIONS);
      expect(await versions(service, id)).toHaveLength(KEPT_VERSIONS);
    }));
});
