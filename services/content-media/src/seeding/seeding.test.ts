import { describe, expect, test } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_PAGES, contentList, type Content, type ContentItem } from '@shop/contracts/content';
import { toldText } from '@shop/contracts/told-text';
import { createLog } from '@shop/service-kit/log';
import { createBucket } from '../media/bucket.ts';
import { SEEDED, withContentMedia } from '../testing/with-content-media.ts';
import { seedContents, seedLaterContents } from './seed-contents.ts';
import { picturesIn, seedImages } from './seed-images.ts';

const log = createLog('seed', 'silent');
const onDisk = () => picturesIn(join(SEEDED.SEED_DIR, 'images'));
type Section = {
  page: string;
  section: string;
  since?: number;
  title: string;
  content: string;
  imageUrl: string | null;
  imageAlt?: string;
  items?: ContentItem[];
};
const pagesFile = readFileSync(join(SEEDED.SEED_DIR, 'pages.json'), 'utf8');
const sample = (JSON.parse(pagesFile) as (Section & Content)[]).map((section) =>
  toldText(section, {}),
) as Section[];

describe('the first filling of pages and pictures', () => {
  test('when it starts empty with SEED=1 then every page has its texts and every picture is there', () =>
    withContentMedia(async ({ shopper, bucket, env }) => {
      const stored = [];
      for (const page of CONTENT_PAGES)
        stored.push(...contentList.parse((await shopper.get(`/api/content/${page}`)).body));

      expect(stored.map(({ id: _, createdAt: __, updatedAt: ___, ...entry }) => entry)).toEqual(
        expect.arrayContaining(
          sample.map(({ since: _, imageUrl, title, content, ...same }) => ({
            ...same,
            title: title || null,
            content: content || null,
            imageUrl: imageUrl && env.PUBLIC_BASE_URL + imageUrl,
          })),
        ),
      );
      expect(stored).toHaveLength(sample.length);
      expect((await bucket.list('semilla/')).map(({ key }) => key)).toEqual(
        (await onDisk()).map(({ key }) => key).toSorted(),
      );
    }, SEEDED));

  test('when it starts without SEED then it stays empty', () =>
    withContentMedia(async ({ shopper, bucket }) => {
      expect((await shopper.get('/api/content/home')).body).toEqual([]);
      expect(await bucket.list('')).toEqual([]);
    }));

  test('when it starts again then only what is missing or was drawn anew is put', () =>
    withContentMedia(async ({ bucket }) => {
      const [first, second] = await onDisk();
      if (!first || !second) throw new Error('the seed has no pictures on this disk');
      await bucket.remove([first.key]);
      await bucket.put(second.key, Buffer.from('old'), 'image/webp');
      const put: string[] = [];

      await seedImages(
        SEEDED.SEED_DIR,
        { ...bucket, put: (key, ...rest) => (put.push(key), bucket.put(key, ...rest)) },
        log,
      );

      expect(put.toSorted()).toEqual([first.key, second.key].toSorted());
      const sizes = new Map((await bucket.list('semilla/')).map(({ key, size }) => [key, size]));
      expect(sizes.get(second.key)).toBe(statSync(second.file).size);
    }, SEEDED));

  test('when five instances fill it at once then every section is there once', () =>
    withContentMedia(async ({ db }) => {
      await Promise.all(Array.from({ length: 5 }, () => seedContents(db, SEEDED.SEED_DIR)));

      expect(await db.collection('page_contents').countDocuments()).toBe(sample.length);
    }));

  test('when administrators changed or removed texts since then another start changes nothing', () =>
    withContentMedia(async ({ db, admin }) => {
      const { id } = (await admin.get<{ id: number }[]>('/api/content/home')).body[0]!;
      await admin.delete(`/api/admin/content/${id}`);

      expect(await seedContents(db, SEEDED.SEED_DIR)).toBe(false);

      const shown = await db.collection('page_contents').countDocuments({ unpublished: { $ne: true } });
      expect(shown).toBe(sample.length - 1);
    }, SEEDED));

  test('when a shop is older than some texts then it gets these once, beside its own', () =>
    withContentMedia(async ({ db, admin, shopper }) => {
      const own = { page: 'home', section: 'facts', title: 'Mis datos', content: '', imageUrl: '' };
      await admin.post('/api/admin/content', own);
      const later = () => seedLaterContents(db, SEEDED.SEED_DIR);
      const places = async () =>
        (await db.collection('page_contents').find().toArray()).map(
          ({ page, section }) => `${page}/${section}`,
        );

      await Promise.all(Array.from({ length: 5 }, later));

      const added = sample.filter(({ since }) => since).map(({ page, section }) => `${page}/${section}`);
      expect((await places()).toSorted()).toEqual(added.toSorted());
      const home = contentList.parse((await shopper.get('/api/content/home')).body);
      expect(home.find(({ section }) => section === 'facts')).toMatchObject({ title: 'Mis datos' });
      // As earlier releases removed it.
      await db.collection('page_contents').deleteOne({ page: 'home', section: 'steps' });
      await later();
      expect(await places()).not.toContain('home/steps');
    }));

  test('when a shop has no texts at all then it gets none later either', () =>
    withContentMedia(async ({ db, admin, shopper }) => {
      await seedLaterContents(db, SEEDED.SEED_DIR);
      await admin.post('/api/admin/content', { page: 'home', section: 'hero', title: 'Mío' });

      await seedLaterContents(db, SEEDED.SEED_DIR);

      expect((await shopper.get('/api/content/home')).body).toHaveLength(1);
    }));

  test('when the bucket is there already then it is used as it is', () =>
    withContentMedia(async ({ env, bucket }) => {
      await bucket.put('semilla/x.webp', Buffer.from('x'), 'image/webp');
      const again = createBucket(env);

      await again.ensure();

      expect(await again.list('')).toHaveLength(1);
      again.close();
    }));
});
