import { beforeEach, expect, test } from '@jest/globals';
import { namesOf, type Opened, openS3 } from './testing/open-s3.ts';

let s3: Opened;

beforeEach(async () => {
  s3 = await openS3();
  await s3.client.makeBucket('media');
});

const put = (key: string) => s3.client.putObject('media', key, Buffer.from('x'), 1);

test('when everything is listed then keys come in order', async () => {
  for (const key of ['b', 'a/2', 'a/1', 'ñandú', 'a b&c']) await put(key);
  expect(await namesOf(s3.client.listObjectsV2('media', '', true))).toEqual([
    'a b&c',
    'a/1',
    'a/2',
    'b',
    'ñandú',
  ]);
});

test('when a prefix is given then only keys below it come', async () => {
  for (const key of ['semilla/1', 'semilla/2', 'subidas/1']) await put(key);
  expect(await namesOf(s3.client.listObjectsV2('media', 'semilla/', true))).toEqual([
    'semilla/1',
    'semilla/2',
  ]);
});

test('when a folder is listed then deeper keys come as one common prefix', async () => {
  for (const key of ['a/1', 'a/2', 'b', 'c/1']) await put(key);
  const names = await namesOf(s3.client.listObjectsV2('media', '', false));
  expect(names.sort()).toEqual(['a/', 'b', 'c/']);
});

test('when more keys match than a page takes then all of them come', async () => {
  const keys = Array.from({ length: 1050 }, (_, i) => `k${String(i).padStart(5, '0')}`);
  for (let i = 0; i < keys.length; i += 50) await Promise.all(keys.slice(i, i + 50).map(put));
  expect(await namesOf(s3.client.listObjectsV2('media', '', true))).toEqual(keys);
});

test('when listing starts after a key then that key and those before it stay out', async () => {
  for (const key of ['a', 'b', 'c']) await put(key);
  expect(await namesOf(s3.client.listObjectsV2('media', '', true, 'b'))).toEqual(['c']);
});
