import { css, theme } from '@shop/ui';

const { media, space } = theme;

/** Flowers on the left, the growing elixir on the right; up to 1024 px only the flowers. */
export const columns = css({
  position: 'relative',
  display: 'grid',
  gap: space(10),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [role="status"]': { position: 'absolute' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 25.25rem', gap: space(8) },
});

/** The server renders it for every width. */
export const beside = css({
  display: 'grid',
  gap: space(3),
  position: 'sticky',
  top: space(22),
  [media.belowLg]: { display: 'none' },
});
