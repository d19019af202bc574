import { afterEach, expect, jest, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { aGif, aJpeg, anAvif, aPhonePhoto, aPixelBomb, aPng, aWebp } from '../testing/pictures.ts';
import { renderWebp } from './webp.ts';

afterEach(() => void jest.restoreAllMocks());

/** Sizes of the files made, by suffix. */
async function sizesOf(...image: Parameters<typeof renderWebp>): Promise<unknown> {
  const rendered = await renderWebp(...image);
  if (typeof rendered === 'string') return rendered;
  const sizes = rendered.map(async ({ suffix, body }) => {
    const { format, width, height } = await sharp(body).metadata();
    return [suffix, `${format} ${width} × ${height}`];
  });
  return Object.fromEntries(await Promise.all(sizes));
}

test('when a picture is wide then each copy has its width, and the whole one 2048 at most', async () => {
  expect(await sizesOf(await aPng({ width: 2560, height: 640 }), 'png')).toEqual({
    '': 'webp 2048 × 512',
    '-320': 'webp 320 × 80',
    '-640': 'webp 640 × 160',
    '-1280': 'webp 1280 × 320',
  });
});

test('when a picture is high then no copy is higher than 2048', async () => {
  expect(await sizesOf(await aPng({ width: 400, height: 4096 }), 'png')).toEqual({
    '': 'webp 200 × 2048',
    '-320': 'webp 200 × 2048',
    '-640': 'webp 200 × 2048',
    '-1280': 'webp 200 × 2048',
  });
});

test('when a picture is small then nothing is enlarged', async () => {
  expect(await sizesOf(await aPng({ width: 400, height: 300 }), 'png')).toEqual({
    '': 'webp 400 × 300',
    '-320': 'webp 320 × 240',
    '-640': 'webp 400 × 300',
    '-1280': 'webp 400 × 300',
  });
});

/** Average of red, green and blue over the picture. */
async function meanOf(bytes: Buffer): Promise<number[]> {
  const { channels } = await sharp(
    await sharp(bytes).toColourspace('srgb').removeAlpha().png().toBuffer(),
  ).stats();
  const means = channels.map(({ mean }) => mean);
  return means.length === 1 ? [means[0]!, means[0]!, means[0]!] : means;
}

/** A PNG made into something else. */
const fromPng = (change: (png: Sharp) => Sharp) => async () => change(sharp(await aPng())).toBuffer();

test.each([
  ['GIF', 'gif', aGif],
  ['WebP', 'webp', aWebp],
  ['AVIF', 'avif', anAvif],
  ['PNG', 'png', aPng],
  ['black and white PNG', 'png', fromPng((png) => png.greyscale().png())],
  ['16 bit PNG', 'png', fromPng((png) => png.toColourspace('rgb16').png())],
  ['transparent PNG', 'png', fromPng((png) => png.ensureAlpha(0.5).png())],
  ['JPEG', 'jpeg', fromPng((png) => png.jpeg())],
  ['CMYK JPEG', 'jpeg', fromPng((png) => png.toColourspace('cmyk').jpeg())],
  ['progressive JPEG', 'jpeg', fromPng((png) => png.jpeg({ progressive: true }))],
] as const)(
  'when a picture is a %s then it becomes an sRGB WebP with the same colours, and is read as nothing else',
  async (_, type, make) => {
    const bytes = await make();

    const [whole] = (await renderWebp(bytes, type)) as { body: Buffer }[];

    const { format, width, height, space } = await sharp(whole!.body).metadata();
    expect([format, width, height, space]).toEqual(['webp', 400, 300, 'srgb']);
    const [before, after] = await Promise.all([bytes, whole!.body].map(meanOf));
    expect(Math.max(...before!.map((channel, at) => Math.abs(channel - after![at]!)))).toBeLessThan(6);
    expect(await renderWebp(bytes, type === 'png' ? 'jpeg' : 'png')).toBe('unreadable');
  },
);

test('when a telephone took the picture then it stands upright, and says nothing of where it was', async () => {
  const photo = await aPhonePhoto();

  const [whole] = (await renderWebp(photo, 'jpeg')) as { body: Buffer }[];

  const { width, height, exif, space } = await sharp(whole!.body).metadata();
  expect({ width, height, exif, space }).toEqual({ width: 600, height: 800, exif: undefined, space: 'srgb' });
});

test('when files are made then the whole one takes less work than those that pages show', async () => {
  const [webp, avoided] = [jest.spyOn(sharp.prototype, 'webp'), jest.spyOn(sharp.prototype, 'avif')];

  await renderWebp(await aPng(), 'png');

  expect(webp.mock.calls).toEqual([
    [{ quality: 80, effort: 2 }],
    ...Array(3).fill([{ quality: 80, effort: 4 }]),
  ]);
  expect(avoided).not.toHaveBeenCalled();
});

/** A picture whose header claims a larger size than it has. */
async function claiming(type: 'jpeg' | 'webp', width: number, height: number): Promise<Buffer> {
  const bytes =
    type === 'jpeg' ? await aJpeg({ width: 64, height: 64 }) : await aWebp({ width: 64, height: 64 });
  if (type === 'jpeg') {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    // Without its end: otherwise the decoder fills the missing part with grey.
    return bytes.subarray(0, -40);
  } else {
    const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    bytes.writeUInt16LE(width, frame + 3);
    bytes.writeUInt16LE(height, frame + 5);
  }
  return bytes;
}

test.each([
  ['jpeg', 7_500, 6_800, false],
  ['jpeg', 7_501, 6_800, true],
  ['webp', 6_000, 4_000, false],
  ['webp', 6_001, 4_000, true],
] as const)(
  'when a %s says that it has %i × %i points then that is too big: %s',
  async (type, width, height, isTooBig) => {
    const rendered = await renderWebp(await claiming(type, width, height), type);

    // Each format has its own error.
    expect(rendered === (type === 'jpeg' ? 'too big' : 'too many pixels')).toBe(isTooBig);
  },
);

test('when a picture cannot be read line by line then fewer points are too many', async () => {
  expect(await sizesOf(aPixelBomb(5_000), 'png')).toMatchObject({ '': 'webp 2048 × 2048' });
  expect(await renderWebp(aPixelBomb(5_000, { interlaced: true }), 'png')).toBe('too many pixels');
});

test('when a bomb has more points than the decoder itself would take then it is too big all the same', async () => {
  expect(await renderWebp(aPixelBomb(17_000), 'png')).toBe('too big');
});

test('when a picture is broken then it is unreadable, and what a camera wrote between its parts does no harm', async () => {
  const jpeg = await aJpeg({ width: 400, height: 300 });
  const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  const sloppy = Buffer.concat([jpeg.subarray(0, tables), Buffer.alloc(4), jpeg.subarray(tables)]);

  expect(await renderWebp(Buffer.from('nothing of an image'), 'png')).toBe('unreadable');
  expect(await renderWebp(jpeg.subarray(0, 700), 'jpeg')).toBe('unreadable');
  expect(await sizesOf(sloppy, 'jpeg')).toMatchObject({ '': 'webp 400 × 300' });
});

test('when the decoder ran out of time then the image is not to blame', async () => {
  const png = await aPng();
  jest.spyOn(sharp.prototype, 'raw').mockImplementation(() => {
    throw new Error('timeout: 12% complete');
  });

  expect(await renderWebp(png, 'png')).toBe('late');
});
