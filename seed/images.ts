import { fileURLToPath } from 'node:url';
import { pictureNames } from './picture-names.ts';

/** One file to put in the image bucket. */
export type SeedImage = { key: string; file: string; contentType: 'image/webp' };

/** Widths of the smaller copies of every picture (the same that uploads get). */
export const VARIANT_WIDTHS = [320, 640, 1280] as const;

export const imagesFolder = fileURLToPath(new URL('./images/', import.meta.url));

const fileNames = (name: string) => [`${name}.webp`, ...VARIANT_WIDTHS.map((w) => `${name}-${w}.webp`)];

/** Every picture with its variants: key in the bucket ('semilla/elixir-01-640.webp') and absolute file path. */
export const seedImages = (): SeedImage[] =>
  pictureNames.flatMap(fileNames).map((file) => ({
    key: `semilla/${file}`,
    file: imagesFolder + file,
    contentType: 'image/webp',
  }));
