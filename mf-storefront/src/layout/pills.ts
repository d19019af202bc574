import { css, theme } from '@shop/ui';

const { color, ease, radius, space } = theme;

/** A choice as adjacent buttons: a fieldset with labels, each with a radio button and its `pill`. */
export const pills = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const pillOption = css({
  display: 'grid',
  position: 'relative',
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '& > input:not(:disabled)': { cursor: 'pointer' },
  '& > input:checked + span': { borderColor: color.ink, background: color.amberSoft },
  '& > input:focus-visible + span': { outline: `3px solid ${color.petal}`, outlineOffset: 2 },
});
export const pill = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: `${space(1)} ${space(4)}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.paper,
  fontWeight: 650,
  transition: `border-color ${ease}, background ${ease}`,
});
