import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  archiveNames,
  archivesOf,
  fetchArchive,
  lastBackup,
  saveArchive,
  type Archives,
} from './archives.ts';
import { isDue, pauseAfter } from './is-due.ts';
import { restoreArchive } from './restore-archive.ts';
import { dropStores, everythingIn, inFolder, someStores } from './testing/saved-shop.ts';
import type { Stores } from './stores.ts';

/** A shop with something in it, and an empty bucket for its archives. */
async function withArchives(run: (shop: Stores, archives: Archives) => Promise<void>): Promise<void> {
  const shop = await someStores();
  const archives = { s3: shop.s3, bucket: `${shop.bucket}-archives`, region: 'us-east-1', keep: 2 };
  try {
    await shop.mongo.db(shop.databases[0]!).collection('orders').insertOne({ number: 'FK-1' });
    await shop.s3.makeBucket(shop.bucket, 'us-east-1');
    await shop.s3.putObject(shop.bucket, 'semilla/a.webp', Buffer.alloc(100_000, 'miel'));
    await run(shop, archives);
  } finally {
    await dropStores(shop);
  }
}
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9, 15));

test('when a shop is saved into a bucket and then lost then the newest archive makes it what it was', () =>
  withArchives((shop, archives) =>
    inFolder(async (folder) => {
      await saveArchive(shop, archives, day(1));
      const before = await everythingIn(shop);
      await saveArchive(shop, archives, day(2));
      for (const database of shop.databases) await shop.mongo.db(database).dropDatabase();
      await shop.s3.removeObject(shop.bucket, 'semilla/a.webp');

      const file = join(folder, 'shop.tar.gz');
      expect(await fetchArchive(archives, 'latest', file)).toBe('shop-2026-11-02T09-15-00Z.tar.gz');
      await restoreArchive(shop, file, true);

      expect(await everythingIn(shop)).toEqual(before);
      await expect(fetchArchive(archives, 'shop-2020.tar.gz', file)).rejects.toThrow('Hay: shop-2026-11-01');
    }),
  ));

test('when there are more archives than are kept then the oldest go, and other files stay', () =>
  withArchives(async (shop, archives) => {
    await shop.s3.makeBucket(archives.bucket, 'us-east-1');
    await shop.s3.putObject(archives.bucket, 'shop-notes.txt', Buffer.from('mine'));
    for (const at of [1, 2, 3]) await saveArchive(shop, archives, day(at));

    expect(await archiveNames(archives)).toEqual([
      'shop-2026-11-02T09-15-00Z.tar.gz',
      'shop-2026-11-03T09-15-00Z.tar.gz',
    ]);
    expect((await shop.s3.statObject(archives.bucket, 'shop-notes.txt')).size).toBe(4);
    expect(await lastBackup(shop)).toEqual(day(3));
  }));

test('when a clock ran ahead and is right again then its archives are not the newest, and none goes for them', () =>
  withArchives((shop, archives) =>
    inFolder(async (folder) => {
      const year = new Date().getUTCFullYear() + 1;
      const file = join(folder, 'shop.tar.gz');
      for (const month of [1, 2]) await saveArchive(shop, archives, new Date(Date.UTC(year, month)));
      const ahead = [`shop-${year}-02-01T00-00-00Z.tar.gz`, `shop-${year}-03-01T00-00-00Z.tar.gz`];
      expect(await fetchArchive(archives, 'latest', file)).toBe(ahead[1]);

      const newest: string[] = [];
      for (const at of [1, 2, 3]) newest.push(await saveArchive(shop, archives, day(at)));

      expect(await archiveNames(archives)).toEqual([...newest.slice(1), ...ahead]);
      expect(await fetchArchive(archives, 'latest', file)).toBe(newest[2]);
    }),
  ));

test('when an archive is large then it goes in parts that fit into memory, and comes back whole', () =>
  withArchives((shop, archives) =>
    inFolder(async (folder) => {
      const picture = randomBytes(17 * 1024 * 1024);
      await shop.s3.putObject(shop.bucket, 'large.webp', picture);
      const name = await saveArchive(shop, archives);

      expect((await shop.s3.statObject(archives.bucket, name)).etag).toMatch(/-2$/);
      const file = join(folder, 'shop.tar.gz');
      await fetchArchive(archives, name, file);
      await shop.s3.removeObject(shop.bucket, 'large.webp');
      await restoreArchive(shop, file, true);
      expect((await shop.s3.statObject(shop.bucket, 'large.webp')).size).toBe(picture.length);
    }),
  ));

test('when a store fails in the middle then there is no archive of it, and none is forgotten', () =>
  withArchives(async (shop, archives) => {
    await saveArchive(shop, archives, day(1));
    await saveArchive(shop, archives, day(2));
    const broken = {
      ...shop,
      s3: Object.assign(Object.create(shop.s3) as typeof shop.s3, {
        getObject: () => Promise.reject(new Error('S3 went away')),
      }),
    };

    await expect(saveArchive(broken, archives, day(3))).rejects.toThrow('S3 went away');

    expect(await archiveNames(archives)).toHaveLength(2);
    expect(await lastBackup(shop)).toEqual(day(2));
  }));

/** Names of the bucket's unfinished uploads, whose parts use space. */
async function brokenOff({ s3, bucket }: Archives): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of s3.listIncompleteUploads(bucket, '', true) as AsyncIterable<{ key: string }>)
    names.push(key);
  return names;
}

test('when an archive breaks off after its first part then nothing of it stays in the bucket', () =>
  withArchives(async (shop, archives) => {
    for (const key of ['1.webp', '2.webp'])
      await shop.s3.putObject(shop.bucket, key, randomBytes(17 * 1024 * 1024));
    const broken = {
      ...shop,
      s3: Object.assign(Object.create(shop.s3) as typeof shop.s3, {
        getObject: (bucket: string, key: string) =>
          key === '2.webp' ? Promise.reject(new Error('S3 went away')) : shop.s3.getObject(bucket, key),
      }),
    };

    await expect(saveArchive(broken, archives)).rejects.toThrow('S3 went away');

    expect([await brokenOff(archives), await archiveNames(archives)]).toEqual([[], []]);
  }));

test('when a backup was killed then one of another day takes away what it left, and nothing that may be under way', () =>
  withArchives(async (shop, archives) => {
    const { s3, bucket } = archives;
    await s3.makeBucket(bucket, 'us-east-1');
    const [left, mine] = ['shop-2026-11-01T09-15-00Z.tar.gz', 'shop-film.mp4'];
    for (const name of [left, mine]) await s3.initiateNewMultipartUpload(bucket, name, {});

    await saveArchive(shop, archives);
    expect((await brokenOff(archives)).toSorted()).toEqual([left, mine]);
    await saveArchive(shop, archives, new Date(Date.now() + 25 * 3_600_000));
    expect(await brokenOff(archives)).toEqual([mine]);
  }));

test.each([
  ['never', undefined, true],
  ['yesterday after the hour', '2026-11-22T09:16:00Z', true],
  ['today before the hour', '2026-11-23T08:00:00Z', true],
  ['today after the hour', '2026-11-23T09:15:30Z', false],
  ['by a clock that ran years ahead', '2036-02-07T06:28:16Z', true],
])('when the last backup was made %s then it is due: %s %s', (_, last, due) => {
  const now = new Date('2026-11-23T10:00:00Z');

  expect(isDue({ last: last ? new Date(last) : undefined, now, at: '09:15' })).toBe(due);
  expect(() => isDue({ last: undefined, now, at: '9h' })).toThrow('BACKUP_AT');
});

test('when backups fail one after another then the next try comes soon, and later less often', () => {
  expect([0, 1, 2, 3, 4, 5, 100].map((failures) => pauseAfter(failures) / 60_000)).toEqual([
    1, 1, 2, 4, 8, 15, 15,
  ]);
});

test('when no address is given then a bucket beside the pictures is taken; a wrong one or a wrong number is refused', () => {
  const own = {
    S3_ENDPOINT: 'http://s3:9000',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
    S3_BUCKET: 'elixir-shop',
  };
  const BACKUP_URL = 'https://key:a%2Fb@s3.example.com/archives?region=eu-west-1';

  expect(archivesOf({}, own)).toMatchObject({ bucket: 'elixir-shop-backups', keep: 14 });
  const elsewhere = archivesOf({ BACKUP_URL, BACKUP_KEEP: '3' }, own);
  expect(elsewhere).toMatchObject({ bucket: 'archives', region: 'eu-west-1', keep: 3 });
  expect(elsewhere.s3).toMatchObject({ host: 's3.example.com', accessKey: 'key', secretKey: 'a/b' });
  expect(elsewhere.s3).toMatchObject({ region: 'eu-west-1' });
  for (const wrong of [{ BACKUP_KEEP: '0' }, { BACKUP_KEEP: 'all' }, { BACKUP_URL: 'bucket' }])
    expect(() => archivesOf(wrong, own)).toThrow(Object.keys(wrong)[0]);
});
