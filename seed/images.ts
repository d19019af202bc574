import { fileURLToPath } from 'node:url';
import { IMAGE_WIDTHS } from '@shop/contracts/image';
import { pictureNames, WIDE_PICTURES } from './picture-names.ts';

/** One file to put in the image bucket. */
export type SeedImage = { key: string; file: string; contentType: 'image/webp' };

export const imagesFolder = fileURLToPath(new URL('./images/', import.meta.url));

const image = (key: string, file: string): SeedImage => ({
  key: `semilla/${key}.webp`,
  file: `${imagesFolder}${file}.webp`,
  contentType: 'image/webp',
});

/** A picture that is no wider than the widest variant shares its file: the bytes would be the same. */
const filesOf = (name: string): SeedImage[] => [
  image(name, WIDE_PICTURES.includes(name) ? name : `${name}-1280`),
  ...IMAGE_WIDTHS.map((width) => image(`${name}-${width}`, `${name}-${width}`)),
];

/** Every picture with its variants: key in the bucket ('semilla/elixir-01-640.webp') and absolute file path. */
export const seedImages = (): SeedImage[] => pictureNames.flatMap(filesOf);
