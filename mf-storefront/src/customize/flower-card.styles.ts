import { css, theme } from '@shop/ui';

const { color, ease, font, media, radius, shadow, size, space } = theme;

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '100%',
  padding: space(5),
  background: color.paper,
  border: `2px solid ${color.line}`,
  borderRadius: radius.lg,
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
});

/** There for keyboard and screen reader; the card is what people see. */
export const input = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const head = css({ display: 'flex', alignItems: 'center', gap: space(4), paddingRight: space(8) });
export const petal = css({ flex: 'none', width: 76, [media.md]: { width: 88 } });
export const box = css({ height: '100%', aspectRatio: 'auto' });

export const name = css({
  display: 'block',
  fontFamily: font.display,
  fontSize: size.lg,
  fontWeight: 600,
  lineHeight: 1.25,
});
export const latin = css({ fontSize: size.xs, fontStyle: 'italic', color: color.cempasuchilText });
export const notes = css({ display: 'flex', flexDirection: 'column', gap: space(2) });
export const season = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  fontSize: size.xs,
  fontWeight: 600,
  color: color.jungle,
});
/** Where the flower comes from; phones keep to what it tastes of. */
export const tale = css({ [media.belowMd]: { display: 'none' } });

export const mark = css({
  position: 'absolute',
  top: space(4),
  right: space(4),
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.pill,
  border: `2px solid ${color.lineStrong}`,
  background: color.paper,
  color: color.paper,
  '[data-checked="true"] > &': { background: color.petal, borderColor: color.petal },
});
