import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { withContentMedia } from '../testing/with-content-media.ts';

const KEY = 'semilla/elixir-01-640.webp';
const BYTES = Buffer.from('RIFF----WEBP'.repeat(50_000));

describe('pictures', () => {
  test('when a picture is requested then it comes with what browsers need to keep it', () =>
    withContentMedia(async ({ url, bucket }) => {
      await bucket.put(KEY, BYTES, 'image/webp');

      const response = await fetch(`${url}/media/${KEY}`);

      expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(BYTES.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        etag: expect.stringMatching(/^"[^"]+"$/),
      });
    }));

  test('when the browser has it already then it gets 304 and no body', () =>
    withContentMedia(async ({ shopper, bucket }) => {
      await bucket.put(KEY, BYTES, 'image/webp');
      const { headers } = await shopper.request('HEAD', `/media/${KEY}`);
      const etag = headers.get('etag')!;

      for (const tag of [etag, `W/${etag}`, `"x", ${etag}`]) {
        const answer = await shopper.request('GET', `/media/${KEY}`, undefined, { 'if-none-match': tag });
        expect([tag, answer.status, answer.body]).toEqual([tag, 304, '']);
        expect(answer.headers.get('etag')).toBe(etag);
      }
      const changed = await shopper.request('GET', `/media/${KEY}`, undefined, {
        'if-none-match': '"other"',
      });
      expect(changed.status).toBe(200);
    }));

  test('when only the headers are requested then there is no body', () =>
    withContentMedia(async ({ shopper, bucket }) => {
      await bucket.put(KEY, BYTES, 'image/webp');

      const { status, body, headers } = await shopper.request('HEAD', `/media/${KEY}`);

      expect([status, body, headers.get('content-length')]).toEqual([200, '', String(BYTES.length)]);
    }));

  test('when there is no such picture, or it is not for everyone then the answer is a Spanish 404', () =>
    withContentMedia(async ({ shopper, bucket }) => {
      await bucket.put('interno/secreto.webp', BYTES, 'image/webp');
      const paths = [
        'semilla/nada.webp',
        'interno/secreto.webp',
        'semilla/%2e%2e/interno/secreto.webp',
        'semilla/..%2finterno/secreto.webp',
        'semilla',
        'semilla/',
        '%2fsemilla/elixir-01.webp',
      ];
      for (const path of paths)
        expect([path, await shopper.get(`/media/${path}`)]).toMatchObject([
          path,
          { status: 404, body: { message: expect.stringMatching(/^No encontramos/) } },
        ]);
    }));

  test('when a disk left nothing of a picture then nobody is told to keep it', () =>
    withContentMedia(async ({ shopper, bucket }) => {
      await bucket.put(KEY, Buffer.alloc(0), 'image/webp');

      const { status, headers } = await shopper.get(`/media/${KEY}`);

      expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    }));
});

describe('pictures of emails', () => {
  test('when an email asks for a picture as JPEG then it comes as one, with what is seen through on white', () =>
    withContentMedia(async ({ url, bucket }) => {
      const clear = {
        width: 320,
        height: 200,
        channels: 4,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      } as const;
      const webp = await sharp({ create: clear }).webp().toBuffer();
      await bucket.put('semilla/elixir-01-320.webp', webp, 'image/webp');

      const response = await fetch(`${url}/media/semilla/elixir-01-320.jpg`, {
        headers: { accept: 'image/avif,*/*' },
      });

      const picture = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('content-length')).toBe(String(picture.length));
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
      expect([...(await sharp(picture).raw().toBuffer())].every((value) => value > 250)).toBe(true);
    }));

  test('when there is no such picture then a JPEG of it is not there either', () =>
    withContentMedia(async ({ url }) => {
      for (const key of ['semilla/nada-320.jpg', 'semilla/nada.jpg', 'frascos/abc-320.jpg'])
        expect([key, (await fetch(`${url}/media/${key}`)).status]).toEqual([key, 404]);
    }));
});
