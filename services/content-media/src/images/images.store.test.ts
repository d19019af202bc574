import { expect, test } from '@jest/globals';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { createImageStore, filesOf } from './images.store.ts';

const WIDTHS = [320, 480, 640, 800, 960, 1280];
const KEY = 'subidas/mh2k9x01-0123456789abcdef0123.webp';
const RENDITIONS = ['', '-320', '-640', '-1280'].map((suffix) => ({
  suffix,
  body: Buffer.from(`file${suffix}`),
}));
const named = (suffix: string) => KEY.replace('.webp', `${suffix}.webp`);

test('when keys are made then they are those of images, no two are the same, and they sort by time', async () => {
  const { bucket } = memoryBucket();
  const store = createImageStore(bucket);

  const keys = Array.from({ length: 20 }, (_, nth) => store.newKey(Buffer.from([nth])));
  for (const key of keys) await store.add(key, RENDITIONS);

  expect(new Set(keys).size).toBe(20);
  expect(keys.map((key) => key.slice(0, 16)).toSorted()).toEqual(keys.map((key) => key.slice(0, 16)));
  expect(await Promise.all(keys.map(store.has))).toEqual(Array(20).fill(true));
});

test('when an image is stored then each file has its name, and the whole one comes last', async () => {
  const { bucket, files, stored } = memoryBucket();

  await createImageStore(bucket).add(KEY, RENDITIONS);

  expect(stored).toEqual([named('-320'), named('-640'), named('-1280'), KEY]);
  expect(files.get(KEY)).toEqual({ body: Buffer.from('file'), contentType: 'image/webp' });
  expect(files.get(named('-640'))).toEqual({ body: Buffer.from('file-640'), contentType: 'image/webp' });
});

test.each(['-320', '-1280', ''])(
  'when the file “%s” cannot be stored then none of them stays',
  async (suffix) => {
    const { bucket, files, fail } = memoryBucket();
    fail(named(suffix));

    const adding = createImageStore(bucket).add(KEY, RENDITIONS);

    await expect(adding).rejects.toThrow(`${named(suffix)} was refused`);
    expect([...files.keys()]).toEqual([]);
  },
);

test('when one fails while others are being stored then they are waited for before they are removed', async () => {
  const { bucket, files, fail } = memoryBucket();
  fail(named('-320'));
  const { promise, resolve } = Promise.withResolvers<void>();
  const { put } = bucket;
  const slow: typeof bucket = {
    ...bucket,
    put: async (key, ...rest) => {
      if (key === named('-640')) await promise;
      return put(key, ...rest);
    },
  };

  const adding = createImageStore(slow).add(KEY, RENDITIONS);
  setImmediate(resolve);

  await expect(adding).rejects.toThrow('refused');
  expect([...files.keys()]).toEqual([]);
});

test('when what was stored cannot be removed either then the first fault is told', async () => {
  const { bucket, fail } = memoryBucket();
  fail(KEY);
  const away = { ...bucket, remove: () => Promise.reject(new Error('away')) };

  await expect(createImageStore(away).add(KEY, RENDITIONS)).rejects.toThrow('refused');
});

test('when the store hangs while what was stored is removed then whoever uploads is told at once', async () => {
  const { bucket, fail } = memoryBucket();
  fail(KEY);
  const hanging = { ...bucket, remove: () => new Promise<never>(() => {}) };

  await expect(createImageStore(hanging).add(KEY, RENDITIONS)).rejects.toThrow('refused');
});

test('when images are listed then only whole ones are, the newest first', async () => {
  const { bucket } = memoryBucket();
  const [older, newest] = [KEY.replace('mh2k9x01', 'mh2k9x00'), KEY.replace('mh2k9x01', 'mh2k9x02')];
  const store = createImageStore(bucket);
  for (const key of [KEY, older, newest]) await store.add(key, RENDITIONS);

  expect(await store.list()).toEqual([newest, KEY, older]);
});

test.each([
  'subidas/mh2k9x01-0123456789abcdef0123-320.webp',
  'subidas/mh2k9x01-0123456789abcdef0123.webpx',
  'subidas/mh2k9x01-0123456789abcdef0123.avif',
  'subidas/mh2k9x01-0123456789abcdef012.webp',
  'subidas/mh2k9x01-0123456789abcdefghij.webp',
  'subidas/mh2k9x0-0123456789abcdef0123.webp',
  'subidas/MH2K9X01-0123456789abcdef0123.webp',
  'x/subidas/mh2k9x01-0123456789abcdef0123.webp',
  'semilla/jobon-tradicional.webp',
])('when %s is in the bucket then it is no uploaded image', async (key) => {
  const { bucket } = memoryBucket();
  await bucket.put(key, Buffer.from('x'), 'image/webp');
  const store = createImageStore(bucket);

  expect([await store.has(key), await store.list()]).toEqual([false, []]);
});

test('when an image is removed then its files of both kinds are gone, and those of others stay', async () => {
  const { bucket, files } = memoryBucket();
  const store = createImageStore(bucket);
  const other = KEY.replace('mh2k9x01', 'mh2k9x02');
  await store.add(KEY, RENDITIONS);
  await store.add(other, RENDITIONS);
  for (const width of WIDTHS)
    await bucket.put(KEY.replace('.webp', `-${width}.avif`), Buffer.from('x'), 'image/avif');

  await store.remove(KEY);

  expect([await store.has(KEY), await store.has(other)]).toEqual([false, true]);
  expect([...files.keys()].filter((key) => key.includes('mh2k9x01'))).toEqual([]);
});

test('when the files of an image are named then they are the whole one and a copy of each width', () => {
  expect(filesOf(KEY)).toEqual([KEY, ...WIDTHS.map((width) => named(`-${width}`))]);
});
