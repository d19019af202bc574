import { accentOf, type Recipe } from './recipe.ts';

const BAND = 'M-149-112c69 15 229 15 298 0v38C80-58-80-58-149-74Z';
const PAPER = 'M-149-340c69 14 229 14 298 0v266C80-58-80-58-149-74Z';
const HEXAGON = 'm0-322 35 20.2v40.4L0-241.2l-35-20.2v-40.4Z';
const GOLD = '#e8a317';

/**
 * The label without its words: a medallion of the first flower (from `partsOf` with the same ids), and a honeycomb band
 * in the flowers' colour. `isSmall` leaves out details that would be invisible.
 */
export const labelPaper = (ids: string, { blooms }: Recipe, isSmall = false): string => {
  const accent = accentOf(blooms);
  const [first] = blooms;
  return (
    `<defs><pattern id="${ids}c" width="22.5" height="39" patternUnits="userSpaceOnUse" x="-149" y="-116"><path fill="none" stroke="#fff3cf" stroke-opacity=".55" stroke-width="1.6" d="m11.2 0 11.3 6.5v13L11.2 26 0 19.5v-13ZM11.2 26v13"/></pattern>` +
    `<linearGradient id="${ids}s"><stop offset="0" stop-color="#3a1a08" stop-opacity=".72"/><stop offset=".12" stop-color="#7a4a20" stop-opacity=".32"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/><stop offset=".75" stop-color="#7a4a20" stop-opacity=".14"/><stop offset=".92" stop-color="#4a2408" stop-opacity=".42"/><stop offset="1" stop-color="#2a0f04" stop-opacity=".75"/></linearGradient></defs>` +
    `<path fill="#fffaf0" d="${PAPER}"/><path fill="${accent}" d="${BAND}"/><path fill="url(#${ids}c)" d="${BAND}"/>` +
    `<path fill="none" stroke="${GOLD}" stroke-width="3" d="M-149-113c69 15 229 15 298 0"/>` +
    `<path fill="none" stroke="${GOLD}" stroke-width="2.4" d="M-149-330c69 14 229 14 298 0"/>` +
    `<path fill="${accent}" fill-opacity=".14" stroke="${GOLD}" stroke-width="3" stroke-linejoin="round" d="${HEXAGON}"/>` +
    (first
      ? `<g transform="translate(0 -281.6)scale(.27)">${isSmall ? `<circle r="86" fill="${first.petals}"/>` : `<use href="#${ids}f0"/>`}</g>`
      : '')
  );
};

/** The bottle's curved shading, over paper and words. */
export const labelShade = (ids: string): string => `<path fill="url(#${ids}s)" d="${PAPER}"/>`;
