import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The server's styles of a page, with the names that emotion gives them: all that drawing has written. Some are on no element,
 * as a component has merged them into its own (`<Container css>`); browsers write those too, one rule after the other, if
 * the page does not bring them.
 */
export const stylesOf = (written: EmotionCache['inserted']) => ({
  names: Object.keys(written).join(' '),
  css: Object.values(written).join(''),
});

/**
 * Makes emotion's cache for a page that the server may have rendered. Emotion's own way would move the server's style
 * elements, and the browser would lay the whole page out again, once for each of them.
 */
export const cacheOfPage = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  const written = document.querySelector<HTMLStyleElement>('style[data-css]')?.dataset['css'];
  for (const id of written?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
};
