import { css, theme } from '@shop/ui';

const { media, space } = theme;

/** Main column and summary: below each other on phones, side by side from 1024 px. */
export const twoColumns = css({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: space(12) },
});

/** Space above and below the pages of this area. */
export const pageSpace = css({
  paddingBlock: space(8),
  [media.md]: { paddingBlock: space(14) },
  [media.low]: { paddingBlock: `${space(5)} ${space(8)}` },
});

/** Space below the title of such a page. */
export const titleSpace = css({ marginBottom: space(8), [media.low]: { marginBottom: space(4) } });

/** Links to other pages, centred; on phones as wide as the page. */
export const waysOn = css({
  justifyContent: 'center',
  [media.belowMd]: { flexDirection: 'column', alignItems: 'stretch' },
});
