import { gallery } from './content/gallery.ts';

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);

/** Names of every picture that the seed has, without folder or ending. */
export const pictureNames: string[] = [
  'hero-jobon-y-flores',
  ...numbered('elixir', 11),
  ...numbered('flor', 15),
  'about-historia',
  'about-abeja',
  'about-proceso',
  ...gallery.map((picture) => picture.name),
];
