import { css, drawnAt, theme } from '@shop/ui';

const { media, radius, shadow, size, space } = theme;

/** The width of a card's picture in rows of three. */
export const THREE = ['(min-width: 1184px) 356px', '(min-width: 1024px) 30vw'];

/** The widths of a menu card's picture: two pixels less than phones draw selects the smallest file. */
export const TILE_SIZES = drawnAt(
  '158px',
  '(min-width: 1184px) 262px',
  '(min-width: 1024px) 22vw',
  '(min-width: 768px) 30vw',
);
export const THREE_SIZES = drawnAt('128px', ...THREE, '(min-width: 768px) 30vw');

const lines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

/** On phones picture and name are side by side, so that three blends stay short. */
export const compact = css({
  [media.belowMd]: {
    display: 'grid',
    gridTemplateColumns: '8.75rem minmax(0, 1fr)',
    '& img, & > [aria-hidden]': { aspectRatio: '4 / 3' },
    '& > :first-of-type': {
      alignSelf: 'start',
      margin: `${space(3)} 0 0 ${space(3)}`,
      borderRadius: radius.md,
    },
    '& > :last-child': { display: 'contents' },
    '& > :last-child > *': { gridColumn: '1 / -1', marginInline: space(3) },
    '& > :last-child > [data-head]': {
      gridColumn: 2,
      alignSelf: 'center',
      marginInline: `${space(3)}`,
      marginTop: space(3),
    },
    '& [data-text]': { ...lines, WebkitLineClamp: 2, marginTop: space(2) },
    '& [data-foot]': { paddingBlock: `${space(2)} ${space(3)}` },
  },
  // At this width 'Cempasúchil' would not fit into one line.
  [media.narrow]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
});

/** Four in a row on a desktop. */
export const narrow = css({
  [media.md]: { '& h2': { fontSize: size.lg }, '& [data-text]': { ...lines, WebkitLineClamp: 3 } },
  // A low window must show names and prices too.
  '@media (min-width: 48em) and (max-height: 44.94em)': {
    '& img, & > [aria-hidden]': { aspectRatio: '4 / 3' },
  },
});

/** Two columns on phones: picture, name, price, and a round button in the picture's corner. */
export const tile = css({
  [media.belowMd]: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    '& > :first-of-type': { gridArea: '1 / 1' },
    '& > :last-child, & [data-foot]': { display: 'contents' },
    '& > :last-child > *, & [data-foot] > div': { marginInline: space(3) },
    '& h2, & h3': { marginTop: space(2.5), fontSize: size.base },
    '& [data-head] p, & [data-text]': { display: 'none' },
    '& [data-foot] > div': { alignContent: 'start', paddingBlock: `${space(1)} ${space(3)}` },
    '& [data-foot] > div span': { fontSize: '1rem' },
    // Below the price in every font, because only some fonts leave room beside it.
    '& [data-foot] small': { flexBasis: '100%' },
    '& [data-foot] > button': {
      position: 'relative',
      zIndex: 2,
      gridArea: '1 / 1',
      placeSelf: 'end',
      margin: space(2),
      boxShadow: shadow.md,
    },
    '& [data-foot] > button:enabled, & [data-foot] > [aria-busy]': {
      width: 44,
      minHeight: 44,
      padding: 0,
      gap: 0,
      fontSize: 0,
    },
  },
});
