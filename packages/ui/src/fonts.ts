import { css } from '@emotion/react';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?letters=spanish&wght=400:750';
import figtreeOther from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?letters=other&wght=400:750&later';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?letters=spanish&wght=600';
import frauncesOther from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?letters=other&wght=600&later';
import thin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?letters=spanish&wght=400&later';
import thinOther from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?letters=other&wght=400&later';

/** The ranges of packages/build/src/font-loader.mjs. Other characters, e.g. in owners' texts, load more files. */
const SPANISH =
  'U+20-7E, U+A0-A1, U+A8-AB, U+AD, U+B0, U+B7, U+BA-BB, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC, U+2000-2015, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2028-202F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD';
const OTHER =
  'U+A2-A7, U+AC, U+AE-AF, U+B1-B6, U+B8-B9, U+BC-BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+201A, U+201E, U+2020-2021, U+2030, U+2039-203A, U+2044, U+2215';

const half = (family: string, weights: string, file: string, letters: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};` +
  `src:url(${file}) format('woff2');unicode-range:${letters}}`;
const face = (family: string, weights: string, [spanish, other]: readonly [string, string]) =>
  half(family, weights, spanish, SPANISH) + half(family, weights, other, OTHER);

/**
 * A system font with the metrics of one of the shop's fonts, so that the swap moves no line.
 * @param scale the width of Spanish text relative to this font; the shop's font has `ascent` and `descent` (em)
 */
const standIn = (
  family: string,
  scale: number,
  [ascent, descent]: readonly [number, number],
  names: string[],
) =>
  `@font-face{font-family:'${family}';font-weight:100 900;src:${names.map((name) => `local('${name}')`).join()};` +
  `size-adjust:${scale * 100}%;ascent-override:${(ascent / scale) * 100}%;` +
  `descent-override:${(descent / scale) * 100}%;line-gap-override:0%}`;
const FIGTREE = [0.95, 0.25] as const;
const FRAUNCES = [0.978, 0.255] as const;

/**
 * The shop's own copies of the two fonts, and fallbacks until they load. The display font has the weights of headings
 * and, further down the page, of quotations.
 */
export const fontFaces = css`
  ${face('Figtree Variable', '400 750', [figtree, figtreeOther])}
  ${face('Fraunces Variable', '500 900', [fraunces, frauncesOther])}
  ${face('Fraunces Variable', '100 400', [thin, thinOther])}
  ${standIn('Figtree Fallback', 0.994, FIGTREE, ['Arial', 'Liberation Sans', 'Roboto'])}
  ${standIn('Figtree Linux', 0.883, FIGTREE, ['DejaVu Sans'])}
  ${standIn('Fraunces Fallback', 0.937, FRAUNCES, ['Georgia Bold', 'Noto Serif Bold'])}
  ${standIn('Fraunces Times', 1.116, FRAUNCES, ['Times New Roman Bold', 'Liberation Serif Bold'])}
  ${standIn('Fraunces Linux', 0.848, FRAUNCES, ['DejaVu Serif Bold'])}
`;
