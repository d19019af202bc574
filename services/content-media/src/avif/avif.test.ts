import { setTimeout } from 'node:timers/promises';
import { describe, expect, jest, test } from '@jest/globals';
import { uploadResponse } from '@shop/contracts/image';
import { signDeletionToken } from '@shop/service-kit/deletion-token';
import sharp from 'sharp';
import { contentMedia } from '../service.ts';
import { aJpeg, aPng, formWith } from '../testing/pictures.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

// The AVIF process has the lowest priority, so it is slow while other work runs.
jest.setTimeout(180_000);

const BROWSER = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const OLD_BROWSER = 'image/webp,*/*;q=0.8';

const upload = async ({ admin }: TestContentMedia, bytes: Buffer) => {
  const answer = await admin.post('/api/admin/upload-image', formWith(bytes));
  return new URL(uploadResponse.parse(answer.body).imageUrl).pathname.replace('/media/', '');
};
const avifFiles = async ({ bucket }: TestContentMedia) =>
  (await bucket.list('subidas/')).filter(({ key }) => key.endsWith('.avif'));
const jobs = ({ db }: TestContentMedia) => db.collection<{ _id: string }>('avif_jobs');

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(50)) if (await isSo()) return;
  throw new Error('it did not come to be');
}
const allDone = (service: TestContentMedia) =>
  until(async () => (await jobs(service).countDocuments()) === 0);

const ask = async ({ url }: TestContentMedia, key: string, accept: string, headers = {}) => {
  const response = await fetch(`${url}/media/${key}`, { headers: { accept, ...headers } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const copy = (key: string, width: number) => key.replace('.webp', `-${width}.webp`);

describe('AVIF files', () => {
  test('when an image was uploaded then they follow, and browsers that understand them get them', () =>
    withContentMedia(async (service) => {
      const key = await upload(service, await aJpeg({ width: 720, height: 450 }));
      const early = await ask(service, copy(key, 640), OLD_BROWSER);
      await allDone(service);

      const { response, bytes } = await ask(service, copy(key, 640), BROWSER);
      const old = await ask(service, copy(key, 640), OLD_BROWSER);

      expect(response.headers.get('content-type')).toBe('image/avif');
      expect(response.headers.get('vary')).toContain('Accept');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const meta = await sharp(bytes).metadata();
      expect(meta).toMatchObject({ format: 'heif', compression: 'av1', width: 640, height: 400 });
      expect(meta.exif).toBeUndefined();
      expect(bytes.length).toBeLessThan(old.bytes.length);
      expect(old.response.headers.get('content-type')).toBe('image/webp');
      expect(old.bytes.equals(early.bytes)).toBe(true);
      expect(await avifFiles(service)).toHaveLength(6);
    }));

  test('when they are not there, or refused then the WebP file answers', () =>
    withContentMedia(async (service) => {
      await service.bucket.put('subidas/a-640.webp', await aPng(), 'image/webp');
      await service.bucket.put('subidas/b-640.webp', await aPng(), 'image/webp');
      await service.bucket.put('subidas/b-640.avif', await aPng(), 'image/avif');
      await service.bucket.put('semilla/c-480.avif', await aPng(), 'image/avif');
      const typeOf = async (key: string, accept: string) =>
        (await ask(service, key, accept)).response.headers.get('content-type');

      expect(await typeOf('subidas/a-640.webp', BROWSER)).toBe('image/webp');
      expect(await typeOf('subidas/b-640.webp', 'image/avif;q=0, image/webp')).toBe('image/webp');
      expect(await typeOf('subidas/b-640.webp', '*/*')).toBe('image/webp');
      expect(await typeOf('subidas/b-640.webp', BROWSER)).toBe('image/avif');
      expect(await typeOf('semilla/c-480.webp', BROWSER)).toBe('image/avif');
      expect((await ask(service, 'subidas/nada-640.webp', BROWSER)).response.status).toBe(404);
    }));

  test('when an image is older than some widths, or its files are being made then the next larger one answers', () =>
    withContentMedia(async (service) => {
      const put = (name: string, width: number, type: 'webp' | 'avif') =>
        service.bucket.put(`subidas/${name}-${width}.${type}`, Buffer.from(`${width}`), `image/${type}`);
      for (const width of [320, 640, 1280]) await put('a', width, 'webp');
      for (const width of [320, 640, 1280]) await put('a', width, 'avif');
      for (const width of [320, 640, 1280]) await put('b', width, 'webp');
      const answerOf = async (key: string, accept: string) => {
        const { response, bytes } = await ask(service, key, accept);
        return `${response.headers.get('content-type')} ${bytes}`;
      };

      expect(await answerOf('subidas/a-480.webp', BROWSER)).toBe('image/avif 640');
      expect(await answerOf('subidas/a-960.webp', BROWSER)).toBe('image/avif 1280');
      expect(await answerOf('subidas/b-800.webp', BROWSER)).toBe('image/webp 1280');
      expect(await answerOf('subidas/a-480.webp', OLD_BROWSER)).toBe('image/webp 640');
      expect(await answerOf('subidas/a-320.webp', OLD_BROWSER)).toBe('image/webp 320');
    }));

  test('when a browser has one of the two kinds already then it hears so for that one', () =>
    withContentMedia(async (service) => {
      const key = await upload(service, await aPng());
      await allDone(service);
      const { response } = await ask(service, copy(key, 320), BROWSER);
      const etag = { 'if-none-match': response.headers.get('etag')! };

      expect((await ask(service, copy(key, 320), BROWSER, etag)).response.status).toBe(304);
      expect((await ask(service, copy(key, 320), OLD_BROWSER, etag)).response.status).toBe(200);
    }));

  test('when the process ended before they were made then the next one makes them', () =>
    withContentMedia(async (service) => {
      const key = await upload(service, await aPng());
      await allDone(service);
      await service.bucket.remove((await avifFiles(service)).map((file) => file.key));
      await jobs(service).insertOne({ _id: key, notBefore: new Date(0), attempts: 1 } as never);

      const next = await contentMedia.start(service.env);

      await allDone(service);
      await next.running.close();
      expect(await avifFiles(service)).toHaveLength(6);
    }));

  test('when the image is deleted then its AVIF files are gone too, and none comes back', () =>
    withContentMedia(async (service) => {
      const key = await upload(service, await aPng());
      const name = key.replace('subidas/', '');

      const release = signDeletionToken(service.env.SESSION_SECRET, name);
      expect((await service.admin.delete(`/api/admin/images/${name}?release=${release}`)).status).toBe(200);
      await allDone(service);

      expect(await service.bucket.list('subidas/')).toEqual([]);
    }));

  test('when an image cannot be read then its job ends after a few attempts and the WebP file stays', () =>
    withContentMedia(async (service) => {
      const key = 'subidas/mabc1234-0123456789abcdef0123.webp';
      await service.bucket.put(key, Buffer.from('no picture'), 'image/webp');
      await jobs(service).insertOne({ _id: key, notBefore: new Date(0), attempts: 3 } as never);

      await upload(service, await aPng());
      await allDone(service);

      expect(await service.bucket.stat(key)).toBeDefined();
      expect(await avifFiles(service)).toHaveLength(6);
    }));
});
