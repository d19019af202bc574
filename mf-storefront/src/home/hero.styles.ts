import { css, theme } from '@shop/ui';

const { color, media, radius, shadow, size, space } = theme;

export const band = css({
  position: 'relative',
  overflow: 'hidden',
  background: `radial-gradient(120% 90% at 85% 10%, ${color.amberSoft}, ${color.creamDeep} 55%, ${color.cream})`,
});

export const fade = css({
  maskImage: 'radial-gradient(90% 60% at 100% 75%, black, transparent)',
  [media.md]: { maskImage: 'linear-gradient(90deg, transparent 38%, black 80%)' },
});

/** Words beside the picture; on phones the bottle, its price and its link come before the story. */
export const grid = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(5),
  paddingBlock: `${space(5)} ${space(10)}`,
  [media.md]: {
    display: 'grid',
    gridTemplate: '1fr auto auto auto 1fr / 1.2fr 0.9fr',
    columnGap: space(8),
    paddingBlock: space(14),
    '& > *': { gridColumn: 1 },
  },
  [media.low]: { paddingBlock: space(8) },
  // The link must be in the first screen.
  [media.narrow]: { gap: space(3) },
  [media.lg]: { columnGap: space(14) },
});

export const head = css({ order: -2, [media.md]: { gridRow: 2 } });
export const text = css({ order: 1, maxWidth: '38rem', [media.md]: { gridRow: 3 } });
export const buy = css({
  display: 'grid',
  gap: space(3),
  [media.md]: { gridRow: 4, justifyItems: 'start', gap: space(4), marginTop: space(2) },
});

/** The words before the colon: honey-coloured, over a brush stroke of honey. */
export const lit = css({
  color: color.honey,
  backgroundImage: `linear-gradient(${color.amberLine}, ${color.amberLine})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 0.26em',
  backgroundPosition: '0 82%',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

export const actions = css({ '& > a': { flex: '1 1 auto' }, [media.sm]: { '& > a': { flex: 'none' } } });

export const proof = css({
  display: 'flex',
  gap: space(2),
  justifyContent: 'center',
  fontSize: size.sm,
  color: color.inkSoft,
  '& svg': { color: color.jungle },
});

export const picture = css({
  order: -1,
  position: 'relative',
  filter: shadow.cut,
  [media.md]: { gridRow: '1 / -1', gridColumn: '2 !important', alignSelf: 'center' },
});

/** A cell of honeycomb; on phones a plain picture, which is half as high. */
export const cell = css({
  [media.belowMd]: {
    aspectRatio: 'auto',
    padding: 0,
    clipPath: 'none',
    borderRadius: radius.lg,
    overflow: 'hidden',
    '& > div': { aspectRatio: '16 / 9', clipPath: 'none', [media.narrow]: { aspectRatio: '5 / 2' } },
  },
});
