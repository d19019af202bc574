import { IMAGE_WIDTHS } from '@shop/contracts/image';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { ImageType } from './image-type.ts';

/** One WebP file of an image: `suffix` is '' for the whole one, '-320' and so on for the smaller ones. */
export type Rendition = { suffix: string; body: Buffer };
export type Rendered = Rendition[] | 'too big' | 'unreadable';

const MAX_SIDE = 2048;
const QUALITY = 82;
// A baseline JPEG and a plain PNG are read line by line; anything else stands whole in memory, 4 bytes a pixel.
const MAX_PIXELS_STREAMED = 51_000_000;
const MAX_PIXELS_WHOLE = 24_000_000;

/** Makes the WebP files of an image: upright, sRGB, without any metadata, never larger than the original. */
export async function renderWebp(bytes: Buffer, type: ImageType): Promise<Rendered> {
  // One picture in one process gains nothing from a cache of decoded ones or from more threads; both cost memory.
  sharp.cache(false);
  sharp.concurrency(1);
  const options = await checkSize(bytes, type);
  if (typeof options === 'string') return options;
  try {
    const renditions: Rendition[] = [];
    // Each from the original: decoding again takes a moment, keeping the decoded picture would take its memory.
    for (const width of [MAX_SIDE, ...IMAGE_WIDTHS]) {
      const suffix = width === MAX_SIDE ? '' : `-${width}`;
      renditions.push({ suffix, body: await toWebp(sharp(bytes, options), width) });
    }
    return renditions;
  } catch {
    return 'unreadable';
  }
}

const toWebp = (image: Sharp, width: number): Promise<Buffer> =>
  image
    .autoOrient()
    .resize({ width, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: QUALITY, effort: 4 })
    .timeout({ seconds: 15 })
    .toBuffer();

/** Reads the header alone; a bomb is refused before a pixel of it is decoded. */
async function checkSize(bytes: Buffer, type: ImageType): Promise<SharpOptions | 'too big' | 'unreadable'> {
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = meta?.format === 'heif' ? 'avif' : meta?.format;
  if (!meta || format !== type) return 'unreadable';
  const streamed = (type === 'jpeg' || type === 'png') && !meta.isProgressive;
  const limit = streamed ? MAX_PIXELS_STREAMED : MAX_PIXELS_WHOLE;
  if (meta.width * meta.height > limit) return 'too big';
  return { limitInputPixels: limit, sequentialRead: true, failOn: 'error', pages: 1 };
}
