import createCache, { type EmotionCache } from '@emotion/cache';

/** The server's styles of a page, with the names that emotion gives them. */
export const styleElement = ({ ids, css }: { ids: string[]; css: string }) =>
  `<style data-css="${ids.join(' ')}">${css}</style>`;

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
