import { css } from '@emotion/react';

/**
 * For parts of a page that nobody sees at first: the browser lays them out, and fetches their pictures, when they come
 * near. Until then they count as `height` high; what is drawn outside their edges is cut.
 */
export const below = (height: string) =>
  css({ contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` });
