import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Opened, openS3, readAll } from './testing/open-s3.ts';

const image = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(20_000, 7)]);
let s3: Opened;

beforeEach(async () => {
  s3 = await openS3();
  await s3.client.makeBucket('media');
});

describe('buckets', () => {
  test('when a bucket was made then it exists and cannot be made again', async () => {
    expect(await s3.client.bucketExists('media')).toBe(true);
    expect(await s3.client.bucketExists('another')).toBe(false);
    await expect(s3.client.makeBucket('media')).rejects.toMatchObject({ code: 'BucketAlreadyOwnedByYou' });
  });

  test('when the bucket does not exist then putting an object fails', async () => {
    await expect(s3.client.putObject('another', 'a', image, image.length)).rejects.toMatchObject({
      code: 'NoSuchBucket',
    });
  });
});

describe('objects', () => {
  test('when an image is put then it comes back byte for byte with its type and metadata', async () => {
    const headers = {
      'Content-Type': 'image/png',
      'Cache-Control': 'max-age=60',
      'X-Amz-Meta-Name': 'flor.png',
    };
    await s3.client.putObject('media', 'a/uno.png', image, image.length, headers);

    const stat = await s3.client.statObject('media', 'a/uno.png');
    expect(await readAll(await s3.client.getObject('media', 'a/uno.png'))).toEqual(image);
    expect(stat.size).toBe(image.length);
    expect(stat.metaData).toMatchObject({ 'content-type': 'image/png', name: 'flor.png' });
  });

  test('when a stream of unknown length is put then its parts are joined', async () => {
    const chunks = [Buffer.alloc(3_000_000, 1), Buffer.alloc(4_000_000, 2)];
    await s3.client.putObject('media', 'grande.bin', Readable.from(chunks));

    const back = await readAll(await s3.client.getObject('media', 'grande.bin'));
    expect(back.equals(Buffer.concat(chunks))).toBe(true);
  });

  test('when an object is larger than one part then it comes back whole', async () => {
    const chunks = Array.from({ length: 30 }, (_, i) => Buffer.alloc(1_000_000, i));
    s3.client.partSize = 6 * 1024 * 1024;
    await s3.client.putObject('media', 'partes.bin', Readable.from(chunks), 30_000_000);

    const back = await readAll(await s3.client.getObject('media', 'partes.bin'));
    expect(back.equals(Buffer.concat(chunks))).toBe(true);
    expect((await s3.client.statObject('media', 'partes.bin')).etag).toMatch(/-5$/);
  });

  test('when a key has spaces, accents and signs then it is found under that key', async () => {
    const key = 'flores/xtabentún (1)+&%.png';
    await s3.client.putObject('media', key, image, image.length);
    expect((await s3.client.statObject('media', key)).size).toBe(image.length);
  });

  test('when an object is put again then the new one takes its place', async () => {
    await s3.client.putObject('media', 'a', Buffer.from('viejo'), 5);
    await s3.client.putObject('media', 'a', Buffer.from('nuevo'), 5);
    expect(String(await readAll(await s3.client.getObject('media', 'a')))).toBe('nuevo');
  });

  test('when an object is larger than the server takes then it is refused in words', async () => {
    const tooLarge = Buffer.alloc(64 * 1024 * 1024 + 1);
    s3.client.partSize = 2 * tooLarge.length;
    const put = s3.client.putObject('media', 'a', tooLarge, tooLarge.length);
    await expect(put).rejects.toMatchObject({ code: 'EntityTooLarge' });
  });

  test('when the object is missing then stat and get say so', async () => {
    await expect(s3.client.statObject('media', 'nada')).rejects.toMatchObject({ code: 'NotFound' });
    await expect(s3.client.getObject('media', 'nada')).rejects.toMatchObject({ code: 'NoSuchKey' });
  });

  test('when an object is removed, even twice then it is gone', async () => {
    await s3.client.putObject('media', 'a', image, image.length);
    await s3.client.removeObject('media', 'a');
    await s3.client.removeObject('media', 'a');
    await expect(s3.client.statObject('media', 'a')).rejects.toMatchObject({ code: 'NotFound' });
  });

  test('when several are removed at once then the others stay', async () => {
    for (const key of ['a&1', 'b', 'c']) await s3.client.putObject('media', key, image, image.length);
    await s3.client.removeObjects('media', ['a&1', 'b']);
    await expect(s3.client.statObject('media', 'a&1')).rejects.toMatchObject({ code: 'NotFound' });
    expect((await s3.client.statObject('media', 'c')).size).toBe(image.length);
  });
});
