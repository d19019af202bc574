import { gallery } from './content/gallery.ts';

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);

/** Wider than 1280 pixels. */
export const WIDE_PICTURES: string[] = ['hero-jobon-y-flores'];

/** Names of every picture that the seed has, without folder or ending. */
export const pictureNames: string[] = [
  ...WIDE_PICTURES,
  ...numbered('elixir', 11),
  ...numbered('flor', 15),
  'about-historia',
  'about-abeja',
  'about-proceso',
  ...gallery.map((picture) => picture.name),
];
