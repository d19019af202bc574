import subsetFont from 'subset-font';

/** What the Latin files of @fontsource have: packages/ui/src/fonts.ts says the same to browsers. */
const LATIN = [
  [0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x304],
  [0x308],
  [0x329],
];
const SIGNS = [
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfeff],
  [0xfffd],
];
const LETTERS = [...LATIN, ...SIGNS]
  .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join('');

/** Leaves one weight of a typeface that has all of them: half its bytes. `?wght=600` says which. */
export default function fontLoader(font) {
  const wght = Number(new URLSearchParams(this.resourceQuery).get('wght'));
  return subsetFont(font, LETTERS, { targetFormat: 'woff2', variationAxes: { wght } });
}
/** Bytes, no text. */
export const raw = true;
