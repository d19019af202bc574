import { IMAGE_WIDTHS } from '@shop/contracts/image-widths';
import sharp from 'sharp';
import type { RenditionResult, Rendition } from './rendition.ts';

/** Looks like WebP at 80 with half of the bytes; one more step of effort takes twice as long and saves two percent. */
const QUALITY = 48;
const EFFORT = 2;
const LIMIT = { seconds: 60 };

/** Makes the AVIF files of an image from one of our own WebP files. */
export async function renderAvif(whole: Buffer): Promise<RenditionResult> {
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const files: Rendition[] = [];
    // One after another: nobody waits for them, and the encoder needs much memory.
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
