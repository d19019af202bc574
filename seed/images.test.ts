import { stat } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { IMAGE_WIDTHS } from '@shop/contracts/image';
import sharp from 'sharp';
import { elixirs } from './content/elixirs.ts';
import { flowers } from './content/flowers.ts';
import { gallery } from './content/gallery.ts';
import { seedImages } from './images.ts';
import { pageContents } from './pages.ts';

const bytes = async (file: string) => (await stat(file)).size;
const widthInKey = (key: string) => Number(/-(320|640|1280)\.webp$/.exec(key)?.[1] ?? 0);

describe('seed images', () => {
  test('when content names a picture, then it and all its variants are among the images', () => {
    const stored = new Set(seedImages().map((image) => image.key));
    const used = [...elixirs, ...flowers, ...gallery, ...pageContents].flatMap(
      ({ imageKey }) => imageKey ?? [],
    );
    const variants = used.flatMap((key) => IMAGE_WIDTHS.map((w) => key.replace('.webp', `-${w}.webp`)));
    expect([...used, ...variants].filter((key) => !stored.has(key))).toEqual([]);
  });

  test('when an image is uploaded, then its file is a WebP of the width that its key says', async () => {
    const images = seedImages();
    const found = await Promise.all(images.map(({ file }) => sharp(file).metadata()));
    for (const [i, { key }] of images.entries()) {
      expect(found[i]?.format).toBe('webp');
      if (widthInKey(key) > 0) expect(found[i]?.width).toBe(widthInKey(key));
      else expect(found[i]?.width).toBeGreaterThanOrEqual(1280);
    }
  });

  test('when a card or the hero is loaded, then it is light', async () => {
    for (const { key, file } of seedImages()) {
      if (key.endsWith('-640.webp')) expect(await bytes(file)).toBeLessThanOrEqual(40_000);
      if (key.endsWith('-1280.webp')) expect(await bytes(file)).toBeLessThanOrEqual(110_000);
    }
  });

  test('when all images are counted, then they take at most six megabytes', async () => {
    const files = [...new Set(seedImages().map(({ file }) => file))];
    const sizes = await Promise.all(files.map(bytes));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6 * 1024 * 1024);
  });
});
