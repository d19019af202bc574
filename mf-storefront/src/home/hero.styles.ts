import { css } from '@emotion/react';
import { theme } from '@shop/ui';

const { color, media, space } = theme;

export const band = css({
  position: 'relative',
  overflow: 'hidden',
  background: `radial-gradient(120% 90% at 85% 10%, ${color.amberSoft}, ${color.creamDeep} 55%, ${color.cream})`,
});

export const fade = css({
  maskImage: 'radial-gradient(90% 60% at 100% 75%, #000, transparent)',
  [media.md]: { maskImage: 'linear-gradient(90deg, transparent 38%, #000 80%)' },
});

export const grid = css({
  position: 'relative',
  display: 'grid',
  gap: space(10),
  alignItems: 'center',
  paddingBlock: `${space(10)} ${space(14)}`,
  [media.md]: { gridTemplateColumns: '1.1fr 0.9fr', gap: space(8), paddingBlock: space(14) },
  [media.lg]: { gap: space(14), paddingBlock: `${space(14)} ${space(18)}` },
});

export const copy = css({ maxWidth: '38rem' });

/** The words before the colon: honey-coloured, over a brush stroke of honey. */
export const lit = css({
  color: color.honey,
  backgroundImage: 'linear-gradient(rgb(242 168 29 / 0.42), rgb(242 168 29 / 0.42))',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 0.26em',
  backgroundPosition: '0 82%',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

export const actions = css({
  marginTop: space(8),
  '& > a': { flex: '1 1 auto' },
  [media.sm]: { '& > a': { flex: '0 1 auto' } },
});

export const picture = css({
  position: 'relative',
  justifySelf: 'center',
  width: 'min(100%, 23rem)',
  aspectRatio: '0.866 / 1',
  filter: 'drop-shadow(0 18px 34px rgb(74 45 14 / 0.25))',
  [media.md]: { width: '100%', maxWidth: '31rem' },
});
