import { css, theme } from '@shop/ui';

const { color, layer, radius, shadow, space } = theme;

/** Bulk actions at the foot of the window, so that nothing moves when they appear. */
export const footBar = css({
  position: 'sticky',
  bottom: space(3),
  zIndex: layer.header - 1,
  marginTop: space(4),
  padding: `${space(2)} ${space(4)}`,
  background: color.paper,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
});
