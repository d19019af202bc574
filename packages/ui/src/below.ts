import { css, keyframes } from '@emotion/react';

/**
 * For parts below the first screen: the browser lays them out, and loads their pictures, when they come near.
 * Until then they count as `height` high; content outside their edges is clipped.
 */
export const below = (height: string) =>
  css({ contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` });

/** Delays pictures below the first screen until the page is interactive (early-script.ts), by moving them away. */
export const afterScripts = css({ 'html[data-early] & img': { translate: '0 -9999px' } });

const laidOut = keyframes({ to: { contentVisibility: 'visible' } });

/**
 * For parts without pictures near the first view: laid out one after the other once it is shown, because a
 * screenshot of the whole page contains only what is laid out.
 * @param place the part's position, from 0
 */
export const soonLaidOut = (place: number) =>
  css({ animation: `${laidOut} 0s ${1.5 + 0.2 * place}s forwards` });
