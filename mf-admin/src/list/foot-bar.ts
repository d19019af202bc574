import { css, theme } from '@shop/ui';

const { color, layer, media, radius, shadow, space } = theme;

/** What can be done with chosen rows: at the foot of the window, so that nothing moves when it comes. */
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
/** Its last button, which lets go of the rows: on phones in the corner, where `besideEnd` leaves room. */
export const footBarEnd = css({
  marginLeft: 'auto',
  [media.belowMd]: { position: 'absolute', top: space(1), right: space(1) },
});
export const besideEnd = css({ [media.belowMd]: { paddingRight: space(12) } });
