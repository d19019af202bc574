import { css, theme } from '@shop/ui';

const { media, space } = theme;

/** Flowers at the left, the elixir that grows out of them at the right; below each other up to 1024 px. */
export const columns = css({
  position: 'relative',
  display: 'grid',
  gap: space(10),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [role="status"]': { position: 'absolute' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 25.25rem', gap: space(8) },
});

export const beside = css({ scrollMarginTop: space(24), [media.lg]: { position: 'sticky', top: space(22) } });
