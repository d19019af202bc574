import { IMAGE_WIDTHS } from '@shop/contracts/image-widths';
import sharp from 'sharp';
import type { RenditionResult, Rendition } from './rendition.ts';

/** Looks as WebP at 80 does, at half of its bytes; a step of effort more takes twice as long and saves two in a hundred. */
const QUALITY = 48;
const EFFORT = 2;
const LIMIT = { seconds: 60 };

/** Makes the smaller AVIF files of an image that is one of our own WebP files. */
export async function renderAvif(whole: Buffer): Promise<RenditionResult> {
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
