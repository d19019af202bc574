import { css, theme } from '@shop/ui';

const { media, space } = theme;

/** Flowers at the left, the elixir that grows out of them at the right; without it up to 1024 px. */
export const columns = css({
  position: 'relative',
  display: 'grid',
  gap: space(10),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [role="status"]': { position: 'absolute' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 25.25rem', gap: space(8) },
});

/** Where the elixir has no room beside its flowers. */
export const ALONE = '@media (max-width: 1023.98px)';

/** The server draws it for every width. */
export const beside = css({
  display: 'grid',
  gap: space(3),
  position: 'sticky',
  top: space(22),
  [ALONE]: { display: 'none' },
});
