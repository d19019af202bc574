import { css } from '@emotion/react';

/** How a long text begins, in a cell. */
export const twoLines = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '26rem',
  overflowWrap: 'anywhere',
});
