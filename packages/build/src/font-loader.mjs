import subsetFont from 'subset-font';

/** Letters in the Latin files of @fontsource: those that Spanish texts have, and others. packages/ui/src/fonts.ts tells browsers the same. */
const LETTERS = {
  spanish:
    'U+20-7E, U+A0-A1, U+A8-AB, U+AD, U+B0, U+B7, U+BA-BB, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC, U+2000-2015, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2028-202F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD',
  other:
    'U+A2-A7, U+AC, U+AE-AF, U+B1-B6, U+B8-B9, U+BC-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+2044, U+2215',
};

const lettersOf = (ranges) =>
  ranges
    .split(', ')
    .flatMap((range) => {
      const [first, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');

/** Keeps some letters of a typeface, and with `wght` one of its weights or from one to another: `?letters=spanish&wght=400:750`. */
export default function fontLoader(font) {
  const query = new URLSearchParams(this.resourceQuery);
  const [min, max = min] = (query.get('wght') ?? '').split(':').map(Number);
  return subsetFont(font, lettersOf(LETTERS[query.get('letters')]), {
    targetFormat: 'woff2',
    ...(min && { variationAxes: { wght: min === max ? min : { min, max, default: min } } }),
  });
}
/** The loader gets bytes instead of text. */
export const raw = true;
