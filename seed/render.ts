import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { WEBP_WIDTHS } from '@shop/contracts/image-widths';
import { renderAvif } from '../services/content-media/src/images/avif.ts';
import { artFolder, imagesFolder, pictureNames } from './folders.ts';

/** Most bytes that a picture of this width may have: a menu of eleven cards must stay light on a phone. */
const BUDGET: Record<number, number> = { 320: 15_000, 640: 39_000, 1280: 105_000, 1920: 240_000 };

const QUALITIES = [84, 80, 76, 72, 68, 64, 60, 56, 52];

/** The best quality whose file is within the width's budget, found by halving: encoding is most of the work. */
const encode = async (image: Sharp, width: number): Promise<Buffer> => {
  const budget = BUDGET[width] ?? Infinity;
  let best: Buffer | undefined;
  let [low, high] = [0, QUALITIES.length - 1];
  while (low <= high) {
    const middle = best === undefined && low === 0 ? 1 : Math.floor((low + high) / 2);
    const quality = QUALITIES[Math.min(middle, high)] ?? 52;
    const file = await image.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    const fits = file.length <= budget;
    if (fits) best = file;
    if (fits) high = Math.min(middle, high) - 1;
    else low = middle + 1;
  }
  if (best === undefined)
    throw new Error(`No quality keeps a picture ${width} pixels wide within its budget`);
  return best;
};

/**
 * Writes the picture as WebP, one that is wider than the widest variant also in its own width, and as AVIF by what makes
 * the AVIF files of uploads.
 */
const render = async (name: string): Promise<void> => {
  const { data, info } = await sharp(`${artFolder}${name}.svg`, { unlimited: true })
    .flatten({ background: '#fdf3df' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const own = info.width > Math.max(...WEBP_WIDTHS) ? [info.width] : [];
  for (const width of [...WEBP_WIDTHS, ...own]) {
    const sized = sharp(await sharp(data, { raw }).resize({ width }).png({ compressionLevel: 0 }).toBuffer());
    const ending = own.includes(width) ? '' : `-${width}`;
    await writeFile(`${imagesFolder}${name}${ending}.webp`, await encode(sized, width));
  }
  const files = await renderAvif(await sharp(data, { raw }).png({ compressionLevel: 0 }).toBuffer());
  if (typeof files === 'string') throw new Error(`${name} is ${files}`);
  for (const { suffix, body } of files) await writeFile(`${imagesFolder}${name}${suffix}.avif`, body);
};

/** `node render.ts [name…]`: all pictures, or only those named. */
const main = async (wanted: string[]) => {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  for (const name of pictureNames.filter(isWanted)) {
    const started = performance.now();
    await render(name);
    console.log(`${name} ${Math.round(performance.now() - started)} ms`);
  }
};

await main(process.argv.slice(2));
