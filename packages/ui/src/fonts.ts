import { css } from '@emotion/react';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, ' +
  'U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/**
 * Our own copies of the two typefaces. The fallbacks have the metrics of the real ones,
 * so that the swap moves no line.
 */
export const fontFaces = css`
  @font-face {
    font-family: 'Figtree Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 300 900;
    src: url(${figtree}) format('woff2-variations');
    unicode-range: ${LATIN};
  }
  @font-face {
    font-family: 'Fraunces Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 100 900;
    src: url(${fraunces}) format('woff2-variations');
    unicode-range: ${LATIN};
  }
  @font-face {
    font-family: 'Figtree Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 99.5%;
    ascent-override: 95.5%;
    descent-override: 25.1%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Fraunces Fallback';
    src: local('Georgia'), local('Times New Roman'), local('Liberation Serif');
    size-adjust: 112%;
    ascent-override: 87%;
    descent-override: 23%;
    line-gap-override: 0%;
  }
`;
