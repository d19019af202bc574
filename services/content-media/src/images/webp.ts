import { LARGEST_SIDE } from '@shop/contracts/image';
import { WEBP_WIDTHS } from '@shop/contracts/image-widths';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { RenderTask } from './render-in-child-process.ts';
import type { RenditionResult, Rendition } from './rendition.ts';

const QUALITY = 80;
/** Pages show the smaller files, so they get more effort; the whole one takes most of the time anyway. */
const EFFORT = { whole: 2, smaller: 4 };
const LIMIT = { seconds: 15 };
// Baseline JPEG and plain PNG are read line by line; others are decoded whole, 4 bytes a pixel.
const MAX_PIXELS_STREAMED = 51_000_000;
const MAX_PIXELS_WHOLE = 24_000_000;

/** Makes the WebP files of an image: upright, sRGB, without any metadata, never larger than the original. */
export async function renderWebp(bytes: Buffer, type: RenderTask['type']): Promise<RenditionResult> {
  // A process renders one picture, so a cache is useless; several files at once use the cores.
  sharp.cache(false);
  sharp.concurrency(1);
  const options = await checkSize(bytes, type);
  if (typeof options === 'string') return options;
  try {
    // Decoded once and kept at the size of the largest file: 13 MB instead of the original's 50.
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout(LIMIT)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await Promise.all(
      [LARGEST_SIDE, ...WEBP_WIDTHS].map((width) => toWebp(sharp(data, { raw: info }), width)),
    );
  } catch (error) {
    return /^timeout/.test((error as Error).message) ? 'late' : 'unreadable';
  }
}

async function toWebp(decoded: Sharp, width: number): Promise<Rendition> {
  const isWhole = width === LARGEST_SIDE;
  const body = await decoded
    .resize({ width, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: isWhole ? EFFORT.whole : EFFORT.smaller })
    .timeout(LIMIT)
    .toBuffer();
  return { suffix: isWhole ? '' : `-${width}`, body };
}

/** Reads only the header, so a pixel bomb is refused before any pixel is decoded. */
async function checkSize(
  bytes: Buffer,
  type: RenderTask['type'],
): Promise<SharpOptions | 'too big' | 'too many pixels' | 'unreadable'> {
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = meta?.format === 'heif' ? 'avif' : meta?.format;
  if (!meta || format !== type) return 'unreadable';
  const streamed = (type === 'jpeg' || type === 'png') && !meta.isProgressive;
  const limit = streamed ? MAX_PIXELS_STREAMED : MAX_PIXELS_WHOLE;
  if (meta.width * meta.height > limit) return streamed ? 'too big' : 'too many pixels';
  return { limitInputPixels: limit, sequentialRead: true, failOn: 'error', pages: 1 };
}
