import { css, theme } from '@shop/ui';

const { color, ease, layer, media, radius, size, space } = theme;

/** Search and lists side by side; on phones the search has its own line. */
export const tools = css({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
  [media.belowMd]: { '& > select': { paddingInline: `${space(3)} ${space(2)}` } },
  '& > label, & > :last-child': { gridColumn: '1 / -1' },
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem 11rem', '& > label': { gridColumn: 'auto' } },
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) 12rem 11rem 15.5rem',
    '& > :last-child': { gridColumn: 'auto' },
  },
});

export const control = css({
  width: '100%',
  minHeight: 46,
  padding: `${space(2)} ${space(4)}`,
  fontSize: '1rem',
  color: color.ink,
  background: color.paper,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: color.inkFaint },
});

/** Sticky below the header; extends over the page's side margins. */
export const sticky = css({
  position: 'sticky',
  zIndex: layer.header - 1,
  top: 69,
  margin: `0 -${space(5)}`,
  background: color.cream,
  [media.lg]: { top: 77, margin: `0 -${space(8)}` },
});

const FADE = space(12);

/** One line that scrolls when it is too long: a faded end shows that it continues. */
export const chips = css({
  display: 'flex',
  gap: space(2),
  padding: `${space(2)} ${space(5)}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingRight: FADE,
  maskImage: `linear-gradient(to left, transparent, ${color.ink} ${FADE})`,
  // On a desktop all nine fit in one line, in every font.
  [media.lg]: { flexWrap: 'wrap', gap: space(1.5), padding: `${space(2)} ${space(8)}`, maskImage: 'none' },
});

export const chip = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: 44,
  padding: `0 ${space(3.5)}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.paper,
  color: color.ink,
  fontSize: size.sm,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background ${ease}, border-color ${ease}`,
  '&:focus-visible': { borderRadius: radius.pill, outlineOffset: -3 },
  '& small': { fontSize: size.xs, fontWeight: 500, color: color.inkSoft },
  '&:disabled': {
    color: color.inkFaint,
    borderColor: color.line,
    cursor: 'default',
    '& small': { color: 'inherit' },
  },
  '&[aria-pressed="true"]': { background: color.ink, borderColor: color.ink, color: color.cream },
  '&[aria-pressed="true"] small': { color: color.onDarkSoft },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  [media.lg]: { paddingInline: space(2.5) },
});

export const gap = css({ flex: 'none', width: 1, marginBlock: space(2), background: color.line });
