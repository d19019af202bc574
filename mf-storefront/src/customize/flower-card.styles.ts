import { css, theme } from '@shop/ui';

const { color, ease, font, media, radius, shadow, size, space } = theme;

/** A tablet in landscape, or a small laptop. */
const SLIM = '@media (min-width: 64em) and (max-width: 74.99em)';

// A tile with picture and name; in the wide layout a card with all details.
export const place = css({ position: 'relative', minWidth: 0 });

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '100%',
  padding: `${space(3)} ${space(0.75)} ${space(2)}`,
  background: color.paper,
  border: `2px solid ${color.line}`,
  borderRadius: radius.md,
  cursor: 'pointer',
  transition: `border-color ${ease}, box-shadow ${ease}, background ${ease}`,
  '&[data-checked="true"]': { borderColor: color.petal, background: color.petalSoft, boxShadow: shadow.md },
  '&[data-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
  '&:has(:focus-visible)': { outline: `3px solid ${color.petal}`, outlineOffset: 3 },
  [media.hover]: {
    '&:hover[data-checked="false"][data-disabled="false"]': {
      borderColor: color.amber,
      boxShadow: shadow.md,
    },
  },
  [media.lg]: { padding: space(5), borderRadius: radius.lg },
  [SLIM]: { padding: space(4) },
});

/** The checkbox is invisible but gets focus and presses; the card is the visible part. */
export const input = css({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const head = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  textAlign: 'center',
  [media.lg]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    paddingRight: space(8),
    textAlign: 'start',
  },
  [SLIM]: { gap: space(3) },
});
export const petal = css({ flex: 'none', width: 60, [media.md]: { width: 88 }, [SLIM]: { width: 64 } });
export const box = css({ height: '100%', aspectRatio: 'auto' });

// Two lines in every tile, so that the tiles of a row are equally high.
export const name = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: '2.4em',
  fontSize: size.xs,
  fontWeight: 650,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
  [media.md]: { fontSize: size.sm },
  [media.lg]: {
    display: 'block',
    minHeight: 0,
    letterSpacing: 'normal',
    fontFamily: font.display,
    fontSize: size.lg,
    fontWeight: 600,
    lineHeight: 1.25,
  },
});
export const latin = css({
  fontSize: size.xs,
  fontStyle: 'italic',
  color: color.cempasuchilText,
  [media.belowLg]: { display: 'none' },
});
export const notes = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  [media.belowLg]: { display: 'none' },
});
export const season = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  fontSize: size.xs,
  fontWeight: 600,
  color: color.jungle,
});

export const mark = css({
  position: 'absolute',
  top: space(1.5),
  left: space(1.5),
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: radius.pill,
  border: `2px solid ${color.lineStrong}`,
  background: color.paper,
  color: color.paper,
  '[data-checked="true"] > &': { background: color.petal, borderColor: color.petal },
  [media.lg]: { top: space(4), right: space(4), left: 'auto', width: 28, height: 28 },
});

/** In the tile's corner, a separate target beside the checkbox. */
export const details = css({
  position: 'absolute',
  zIndex: 1,
  top: -4,
  right: -4,
  color: color.inkSoft,
  [media.lg]: { display: 'none' },
});
