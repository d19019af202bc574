import { css, theme } from '@shop/ui';

const { color, radius, space } = theme;

/** A short list of framed entries, each with its buttons beside it. */
export const rowList = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(3) });
export const rowItem = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  '& > div:first-of-type': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
});
