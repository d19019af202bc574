import { describe, expect, test } from '@jest/globals';
import { existsSync, statSync } from 'node:fs';
import { contentList } from '@shop/contracts/content';
import { seedImages as pictures } from '@shop/seed/images';
import { pageContents } from '@shop/seed/pages';
import { createLog } from '@shop/service-kit/log';
import { createBucket } from '../media/bucket.ts';
import { withContentMedia } from '../testing/with-content-media.ts';
import { seedContents } from './seed-contents.ts';
import { seedImages } from './seed-images.ts';

const log = createLog('seed', 'silent');
const onDisk = () => pictures().filter(({ file }) => existsSync(file));

describe('the first filling of pages and pictures', () => {
  test('when it starts empty with SEED=1, then every page has its texts and every picture is there', () =>
    withContentMedia(
      async ({ shopper, bucket, env }) => {
        const stored = [];
        for (const page of ['home', 'about', 'contact', 'legal', 'site'])
          stored.push(...contentList.parse((await shopper.get(`/api/content/${page}`)).body));

        expect(
          stored.map(({ page, section, title, content, imageUrl }) => ({
            page,
            section,
            title,
            content,
            imageUrl,
          })),
        ).toEqual(
          expect.arrayContaining(
            pageContents.map(({ imageKey, title, content, ...same }) => ({
              ...same,
              title: title || null,
              content: content || null,
              imageUrl: imageKey ? `${env.PUBLIC_BASE_URL}/media/${imageKey}` : null,
            })),
          ),
        );
        expect(stored).toHaveLength(pageContents.length);
        expect((await bucket.list('semilla/')).map(({ key }) => key)).toEqual(
          onDisk()
            .map(({ key }) => key)
            .toSorted(),
        );
      },
      { SEED: '1' },
    ));

  test('when it starts without SEED, then it stays empty', () =>
    withContentMedia(async ({ shopper, bucket }) => {
      expect((await shopper.get('/api/content/home')).body).toEqual([]);
      expect(await bucket.list('')).toEqual([]);
    }));

  test('when it starts again, then only what is missing or was drawn anew is put', () =>
    withContentMedia(
      async ({ bucket }) => {
        const [first, second] = onDisk();
        if (!first || !second) throw new Error('the seed has no pictures on this disk');
        await bucket.remove([first.key]);
        await bucket.put(second.key, Buffer.from('old'), 'image/webp');
        const put: string[] = [];

        await seedImages(
          { ...bucket, put: (key, ...rest) => (put.push(key), bucket.put(key, ...rest)) },
          log,
        );

        expect(put.toSorted()).toEqual([first.key, second.key].toSorted());
        const sizes = new Map((await bucket.list('semilla/')).map(({ key, size }) => [key, size]));
        expect(sizes.get(second.key)).toBe(statSync(second.file).size);
      },
      { SEED: '1' },
    ));

  test('when five instances fill it at once, then every section is there once', () =>
    withContentMedia(async ({ db }) => {
      await Promise.all(Array.from({ length: 5 }, () => seedContents(db)));

      expect(await db.collection('page_contents').countDocuments()).toBe(pageContents.length);
    }));

  test('when administrators changed or removed texts since, then another start changes nothing', () =>
    withContentMedia(
      async ({ db, admin }) => {
        const { id } = (await admin.get<{ id: number }[]>('/api/content/home')).body[0]!;
        await admin.delete(`/api/admin/content/${id}`);

        expect(await seedContents(db)).toBe(false);

        expect(await db.collection('page_contents').countDocuments()).toBe(pageContents.length - 1);
      },
      { SEED: '1' },
    ));

  test('when the bucket is there already, then it is used as it is', () =>
    withContentMedia(async ({ env, bucket }) => {
      await bucket.put('semilla/x.webp', Buffer.from('x'), 'image/webp');
      const again = createBucket(env);

      await again.ensure();

      expect(await again.list('')).toHaveLength(1);
      again.close();
    }));
});
