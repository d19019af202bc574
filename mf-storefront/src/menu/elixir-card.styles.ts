import { css } from '@emotion/react';
import { theme } from '@shop/ui';

const { color, media, space, ease } = theme;

/** Proportions and drawn width of a card's picture; the skeleton has the same. */
export const CARD_IMAGE = {
  width: 640,
  height: 640,
  sizes: '(min-width: 1184px) 360px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 92vw',
};

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& img': { transition: `transform 500ms ${ease.split(' ').slice(1).join(' ')}` },
  '&:focus-within': { borderColor: color.amber },
  [media.hover]: { '&:hover img': { transform: 'scale(1.04)' } },
});

export const picture = css({ position: 'relative', overflow: 'hidden', background: color.creamDeep });

export const tag = css({ position: 'absolute', top: space(4), left: space(4), background: color.paper });

export const words = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space(2),
  padding: space(5),
  [media.md]: { padding: space(6) },
});

/** Price and button stand on one line across a row of cards, however long the descriptions are. */
export const foot = css({ marginTop: 'auto', paddingTop: space(2) });
