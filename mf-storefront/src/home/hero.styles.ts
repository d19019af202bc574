import { css } from '@emotion/react';
import { theme } from '@shop/ui';

const { color, media, space } = theme;

export const band = css({
  position: 'relative',
  overflow: 'hidden',
  background: `radial-gradient(120% 90% at 85% 10%, ${color.amberSoft}, ${color.creamDeep} 55%, ${color.cream})`,
});

export const fade = css({ maskImage: 'linear-gradient(90deg, transparent 30%, #000 75%)' });

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

/** The words before the colon: honey-coloured, over a stroke of honey. */
export const lit = css({
  color: color.honey,
  backgroundImage: `linear-gradient(${color.amber}, ${color.amber})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 0.07em',
  backgroundPosition: '0 96%',
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
