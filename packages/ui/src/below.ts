import { css, keyframes } from '@emotion/react';

/**
 * For parts of a page that nobody sees at first: the browser lays them out, and fetches their pictures, when they come
 * near. Until then they count as `height` high; what is drawn outside their edges is cut.
 */
export const below = (height: string) =>
  css({ contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` });

/** Its pictures, which no first screen shows, come when the page answers (the shell's early-script.ts): none is near that stands out there. */
export const afterScripts = css({ 'html[data-early] & img': { translate: '0 -9999px' } });

const laidOut = keyframes({ to: { contentVisibility: 'visible' } });

/**
 * For those without pictures near the first view: laid out one after the other once it has long been there, since a
 * picture of the whole page shows only what is laid out.
 * @param place which of them it is, from 0
 */
export const soonLaidOut = (place: number) =>
  css({ animation: `${laidOut} 0s ${1.5 + 0.2 * place}s forwards` });
