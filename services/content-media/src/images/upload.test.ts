import { describe, expect, test } from '@jest/globals';
import { imageListResponse, uploadResponse } from '@shop/contracts/image';
import sharp from 'sharp';
import { aGif, aJpeg, aPhonePhoto, aPng, aWebp, anAvif, formWith } from '../testing/pictures.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const upload = async ({ admin }: TestContentMedia, bytes: Buffer) => {
  const answer = await admin.post('/api/admin/upload-image', formWith(bytes));
  expect(answer).toMatchObject({ status: 201 });
  return { status: answer.status, ...uploadResponse.parse(answer.body) };
};

const fileOf = async ({ url, env }: TestContentMedia, address: string) => {
  const response = await fetch(address.replace(env.PUBLIC_BASE_URL, url));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('uploading an image', () => {
  test('when a picture is uploaded then its address is absolute and leads to a WebP of the same size', () =>
    withContentMedia(async (service) => {
      const answer = await upload(service, await aJpeg());

      expect(answer).toMatchObject({ status: 201, success: true, message: 'Imagen subida correctamente' });
      expect(answer.imageUrl).toMatch(
        /^http:\/\/localhost:8080\/media\/subidas\/[0-9a-z]{8}-[0-9a-f]{20}\.webp$/,
      );
      const { response, bytes } = await fileOf(service, answer.imageUrl);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1000 });
    }));

  test('when it is wider than the variants then each variant has its width', () =>
    withContentMedia(async (service) => {
      const { imageUrl } = await upload(service, await aJpeg());

      for (const width of [320, 640, 1280]) {
        const { bytes } = await fileOf(service, imageUrl.replace('.webp', `-${width}.webp`));
        expect((await sharp(bytes).metadata()).width).toBe(width);
      }
    }));

  test('when it is smaller than the variants then they are there and none is enlarged', () =>
    withContentMedia(async (service) => {
      const { imageUrl } = await upload(service, await aPng());

      const widths = [];
      for (const width of [320, 640, 1280]) {
        const { bytes } = await fileOf(service, imageUrl.replace('.webp', `-${width}.webp`));
        widths.push((await sharp(bytes).metadata()).width);
      }
      expect(widths).toEqual([320, 400, 400]);
    }));

  test.each([
    ['PNG', aPng],
    ['WebP', aWebp],
    ['AVIF', anAvif],
    ['GIF', aGif],
    [
      'black and white PNG',
      async () =>
        sharp(await aPng())
          .greyscale()
          .png()
          .toBuffer(),
    ],
    [
      '16 bit PNG',
      async () =>
        sharp(await aPng())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'transparent PNG',
      async () =>
        sharp(await aPng())
          .ensureAlpha(0.5)
          .png()
          .toBuffer(),
    ],
    [
      'CMYK JPEG',
      async () =>
        sharp(await aPng())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      'progressive JPEG',
      async () =>
        sharp(await aPng())
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
  ])('when it is a %s then it becomes an sRGB WebP with the same colours', (_, make) =>
    withContentMedia(async (service) => {
      const original = await make();

      const { imageUrl } = await upload(service, original);

      const { bytes } = await fileOf(service, imageUrl);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 400,
        height: 300,
        space: 'srgb',
      });
      const [before, after] = await Promise.all([original, bytes].map(meanOf));
      for (const [i, channel] of before!.entries()) expect(Math.abs(channel - after![i]!)).toBeLessThan(6);
    }),
  );

  test('when a photo holds where it was taken and lies on its side then the files hold no place and stand upright', () =>
    withContentMedia(async (service) => {
      const photo = await aPhonePhoto();
      expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(50);

      const { imageUrl } = await upload(service, photo);

      for (const suffix of ['', '-320', '-640', '-1280']) {
        const { bytes } = await fileOf(service, imageUrl.replace('.webp', `${suffix}.webp`));
        const { exif, xmp, icc, orientation, width, height } = await sharp(bytes).metadata();
        expect({ exif, xmp, icc, orientation }).toEqual({});
        expect(width).toBeLessThan(height);
      }
    }));

  test('when several were uploaded then the list shows the newest first and the shop’s own pictures beside', () =>
    withContentMedia(async (service) => {
      const first = await upload(service, await aPng());
      const second = await upload(service, await aJpeg());

      const list = imageListResponse.parse((await service.admin.get('/api/admin/list-images')).body);

      expect(list).toMatchObject({ success: true, images: [second.imageUrl, first.imageUrl] });
      expect(list.gallery).toHaveLength(8);
      expect(list.gallery?.[0]).toBe('http://localhost:8080/media/semilla/jobon-tradicional.webp');
    }));

  test('when the same picture is uploaded again then it is the one that is there, until that is deleted', () =>
    withContentMedia(async (service) => {
      const picture = await aPng();
      const first = await upload(service, picture);
      const files = await service.bucket.list('subidas/');

      const second = await upload(service, picture);

      expect(second.imageUrl).toBe(first.imageUrl);
      expect((await service.bucket.list('subidas/')).length).toBeLessThan(2 * files.length);
      const other = await upload(service, await aPng());
      expect(other.imageUrl).not.toBe(first.imageUrl);
      await service.bucket.remove((await service.bucket.list('subidas/')).map(({ key }) => key));
      const third = await upload(service, picture);
      expect((await fileOf(service, third.imageUrl)).response.status).toBe(200);
    }));

  test('when twelve arrive at once then all are stored', () =>
    withContentMedia(async (service) => {
      const pictures = await Promise.all(Array.from({ length: 12 }, () => aPng()));

      const answers = await Promise.all(pictures.map((picture) => upload(service, picture)));

      expect(new Set(answers.map(({ imageUrl }) => imageUrl)).size).toBe(12);
      const files = await service.bucket.list('subidas/');
      expect(files.filter(({ key }) => key.endsWith('.webp'))).toHaveLength(48);
    }));
});

/** Average of red, green and blue over the picture. */
async function meanOf(bytes: Buffer): Promise<number[]> {
  const { channels } = await sharp(
    await sharp(bytes).toColourspace('srgb').removeAlpha().png().toBuffer(),
  ).stats();
  const means = channels.map(({ mean }) => mean);
  return means.length === 1 ? [means[0]!, means[0]!, means[0]!] : means;
}
