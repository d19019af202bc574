import { IMAGE_WIDTHS } from '@shop/contracts/image';
import sharp from 'sharp';
import type { Rendered, Rendition } from './rendition.ts';

/** Looks as WebP at 80 does, at two thirds of its bytes; one step of effort more takes five times as long. */
const QUALITY = 52;
const EFFORT = 3;
const LIMIT = { seconds: 60 };

/** Makes the smaller AVIF files of an image that is one of our own WebP files. */
export async function renderAvif(whole: Buffer): Promise<Rendered> {
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const files: Rendition[] = [];
    // One after the other: nobody waits for them, and the encoder takes much memory.
    for (const width of IMAGE_WIDTHS) {
      const body = await sharp(whole)
        .resize({ width, withoutEnlargement: true })
        .avif({ quality: QUALITY, effort: EFFORT, chromaSubsampling: '4:2:0' })
        .timeout(LIMIT)
        .toBuffer();
      files.push({ suffix: `-${width}`, body });
    }
    return files;
  } catch {
    return 'unreadable';
  }
}
