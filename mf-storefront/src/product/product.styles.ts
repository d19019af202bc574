import { css, theme } from '@shop/ui';

const { color, media, radius, shadow, size, space } = theme;

/** Picture and words side by side; on phones one column, at whose end the buy bar sticks to the window. */
export const layout = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  paddingBottom: space(12),
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: space(10),
    rowGap: space(5),
  },
  [media.lg]: { columnGap: space(14) },
});

export const picture = css({
  borderRadius: radius.lg,
  overflow: 'hidden',
  boxShadow: shadow.md,
  background: color.creamDeep,
  // As wide as the page, and low enough to keep the name in sight.
  [media.belowMd]: { marginInline: `-${space(5)}`, borderRadius: 0, '& img': { aspectRatio: '5 / 4' } },
  [media.narrow]: { '& img': { aspectRatio: '16 / 9' } },
  // In the phone's column 'start' would make it as wide as its file, which is 0 until it loads.
  [media.md]: { gridRow: '1 / span 4', alignSelf: 'start' },
});

export const buyBar = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '& > :last-child': { flex: 1 },
  [media.belowMd]: {
    order: 1,
    flexWrap: 'wrap',
    // Repeats the price, which is out of sight here.
    '&::before': { content: 'attr(data-price)', flexBasis: '100%', fontSize: size.sm, fontWeight: 700 },
    position: 'sticky',
    zIndex: 5,
    bottom: 0,
    justifyContent: 'space-between',
    gap: `${space(1)} ${space(2)}`,
    margin: `0 -${space(5)} -${space(12)}`,
    padding: `${space(2)} ${space(5)}`,
    background: color.cream,
    borderTop: `1px solid ${color.line}`,
    // It would cover most of a low window, or of one enlarged to 400 %.
    '@media (max-height: 25em)': {
      position: 'static',
      order: 0,
      margin: 0,
      padding: 0,
      border: 0,
      '&::before': { display: 'none' },
    },
  },
  [media.narrow]: { '& > :last-child > svg': { display: 'none' } },
});

/** Reserved heights, so that nothing moves when the content loads. */
export const estimate = css({ minHeight: 148 });
export const arrival = css({ minHeight: '1.7rem' });

export const rest = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space(10),
  [media.md]: { gridColumn: '1 / -1', gap: space(14), paddingTop: space(8) },
});
