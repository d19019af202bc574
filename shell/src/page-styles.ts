import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The server's styles of a page, with their emotion names: all styles that rendering wrote. Some are on no element,
 * because a component merged them into its own (`<Container css>`); without them browsers would insert those rules
 * one by one.
 */
export const stylesOf = (written: EmotionCache['inserted']) => ({
  names: Object.keys(written).join(' '),
  css: Object.values(written).join(''),
});

/**
 * Creates emotion's cache for a page that the server may have rendered. Emotion's default would move the server's
 * style elements, and the browser would repeat the layout for each of them.
 */
export const cacheOfPage = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  const written = document.querySelector<HTMLStyleElement>('style[data-css]')?.dataset['css'];
  for (const id of written?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
};
