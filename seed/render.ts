import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { IMAGE_WIDTHS } from '@shop/contracts/image';
import { pictures } from './illustrations/pictures.ts';
import { imagesFolder } from './images.ts';

/** Small copies stay sharp at a higher quality; large ones are seen scaled down and may be lighter. */
const QUALITY: Record<number, number> = { 320: 80, 640: 80, 1280: 76, 1920: 74 };
const quality = (width: number) => QUALITY[width] ?? 76;

/** Writes the picture in every width that it is large enough for. */
const render = async (name: string, svg: string): Promise<void> => {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#fdf3df' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = [...IMAGE_WIDTHS.map((width) => [width, `-${width}`] as const)];
  const own = info.width > 1280 ? [[info.width, ''] as const] : [];
  for (const [width, ending] of [...widths, ...own]) {
    await sharp(data, { raw })
      .resize({ width, kernel: 'lanczos3' })
      .webp({ quality: quality(width), effort: 6, smartSubsample: true })
      .toFile(`${imagesFolder}${name}${ending}.webp`);
  }
};

/** `node render.ts [name…]`: all pictures, or only those named. */
const main = async (wanted: string[]) => {
  await mkdir(imagesFolder, { recursive: true });
  for (const [name, draw] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    await render(name, draw());
    console.log(`${name} ${Math.round(performance.now() - started)} ms`);
  }
};

await main(process.argv.slice(2));
