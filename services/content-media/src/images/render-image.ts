import { IMAGE_WIDTHS } from '@shop/contracts/image';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { createGate } from './gate.ts';
import { imageError, TOO_BIG, UNREADABLE } from './image-error.ts';
import { imageTypeOf, type ImageType } from './image-type.ts';

/** One WebP file of an image: `suffix` is '' for the whole one, '-320' and so on for the smaller ones. */
export type Rendition = { suffix: string; body: Buffer };

const MAX_SIDE = 2560;
const QUALITY = 82;
// A baseline JPEG and a plain PNG are read line by line; anything else stands whole in memory, 4 bytes a pixel.
const MAX_PIXELS_STREAMED = 51_000_000;
const MAX_PIXELS_WHOLE = 24_000_000;

// A decoded picture takes up to 100 MB: never two at once.
const oneAtATime = createGate(1);

/**
 * Makes the WebP files of an uploaded image: upright, sRGB, without any metadata, never larger than the original.
 * @throws AppError 415 for what is no image, 413 for too many pixels, 400 for a broken one
 */
export function renderImage(bytes: Buffer): Promise<Rendition[]> {
  const type = imageTypeOf(bytes);
  if (!type) throw imageError(415, 'Sube una imagen JPG, PNG, WebP, AVIF o GIF.');
  return oneAtATime(() => render(bytes, type));
}

async function render(bytes: Buffer, type: ImageType): Promise<Rendition[]> {
  const options = await checkSize(bytes, type);
  try {
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: 15 })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const decoded = () => sharp(data, { raw: { width, height, channels } });
    const renditions = [{ suffix: '', body: await toWebp(decoded()) }];
    for (const size of IMAGE_WIDTHS) {
      const smaller = decoded().resize({ width: size, withoutEnlargement: true });
      renditions.push({ suffix: `-${size}`, body: await toWebp(smaller) });
    }
    return renditions;
  } catch {
    throw imageError(400, UNREADABLE);
  }
}

const toWebp = (image: Sharp) => image.webp({ quality: QUALITY, effort: 4 }).toBuffer();

/** Reads the header alone; a bomb is refused before a pixel of it is decoded. */
async function checkSize(bytes: Buffer, type: ImageType): Promise<SharpOptions> {
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = meta?.format === 'heif' ? 'avif' : meta?.format;
  if (!meta || format !== type) throw imageError(400, UNREADABLE);
  const streamed = (type === 'jpeg' || type === 'png') && !meta.isProgressive;
  const limit = streamed ? MAX_PIXELS_STREAMED : MAX_PIXELS_WHOLE;
  if (meta.width * meta.height > limit) throw imageError(413, TOO_BIG);
  return { limitInputPixels: limit, sequentialRead: true, failOn: 'error', pages: 1 };
}
