import { css, drawnAt, theme } from '@shop/ui';

const { media, radius, space } = theme;

/** How wide a card's picture is drawn where three of them stand in a row. */
export const THREE = ['(min-width: 1184px) 356px', '(min-width: 1024px) 30vw'];

/** How wide a compact card's picture is drawn: of the menu's columns on a tablet, and of three in a row. */
export const COMPACT_SIZES = drawnAt('128px', ...THREE, '(min-width: 768px) 46vw');
export const THREE_SIZES = drawnAt('128px', ...THREE, '(min-width: 768px) 30vw');

/** On phones picture and name stand beside each other: a menu of eleven stays short. */
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
    '& [data-text]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      marginTop: space(2),
    },
    '& [data-foot]': { paddingBlock: `${space(2)} ${space(3)}` },
  },
  // Where 'Cempasúchil' would not fit into one line.
  '@media (max-width: 359px)': { gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
});
