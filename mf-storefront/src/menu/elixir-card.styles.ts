import { css, theme } from '@shop/ui';

const { color, easeSlow, media, space } = theme;

/** Proportions of a card's picture; the skeleton has the same. */
export const CARD_IMAGE = { width: 640, height: 640 };

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& img': { transition: `transform ${easeSlow}` },
  '&:focus-within': { borderColor: color.amber },
  [media.hover]: { '&:hover img': { transform: 'scale(1.04)' } },
});

export const picture = css({ position: 'relative', overflow: 'hidden', background: color.creamDeep });

/** The whole card is clickable; the link's name stays the elixir's. */
export const stretched = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
});

/** In the small picture of a phone's card its text takes two lines. */
export const tag = css({
  position: 'absolute',
  top: space(2),
  left: space(2),
  maxWidth: `calc(100% - ${space(4)})`,
  background: color.paper,
  whiteSpace: 'normal',
});

export const words = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space(2),
  padding: space(5),
  [media.md]: { padding: space(4), '& > [data-text]': { order: 1 } },
});

/** Price and button in one line, aligned across a row of cards, however long the descriptions are. */
export const foot = css({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginTop: 'auto',
  paddingTop: space(2),
  // A press between the two goes to the card.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // On a desktop the price follows the name, and the button is as wide as the card.
  [media.md]: {
    display: 'contents',
    '& > :first-child': { flex: 'none' },
    '& > button': { order: 2, zIndex: 2, marginTop: 'auto' },
  },
});

/** The price, and its unit in small letters. */
export const cost = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  flex: '1 1 8rem',
  // Up to three short lines fit beside the button.
  '& > small': { lineHeight: 1.35 },
  '& > small:last-of-type:not(:only-of-type)': { flexBasis: '100%' },
});
