import { css } from '@emotion/react';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?wght=600';
import thin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?wght=400&later';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const face = (family: string, weights: string, file: string, format = 'woff2') =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};` +
  `src:url(${file}) format('${format}');unicode-range:${LATIN}}`;

/**
 * A font of the system with the measures of one of ours, so that the swap moves no line.
 * @param scale how wide a Spanish text is in ours, by its width in this one; ours has `ascent` and `descent` (em)
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
 * Our own copies of the two typefaces, and what stands in for them until they have come. Of the display one there are the
 * weight of headings and, further down the page, that of quotations.
 */
export const fontFaces = css`
  ${face('Figtree Variable', '300 900', figtree, 'woff2-variations')}
  ${face('Fraunces Variable', '500 900', fraunces)}
  ${face('Fraunces Variable', '100 400', thin)}
  ${standIn('Figtree Fallback', 0.994, FIGTREE, ['Arial', 'Liberation Sans', 'Roboto'])}
  ${standIn('Figtree Linux', 0.883, FIGTREE, ['DejaVu Sans'])}
  ${standIn('Fraunces Fallback', 0.937, FRAUNCES, ['Georgia Bold', 'Noto Serif Bold'])}
  ${standIn('Fraunces Times', 1.116, FRAUNCES, ['Times New Roman Bold', 'Liberation Serif Bold'])}
  ${standIn('Fraunces Linux', 0.848, FRAUNCES, ['DejaVu Serif Bold'])}
`;
