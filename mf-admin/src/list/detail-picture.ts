import { css, theme } from '@shop/ui';

/** Frame of the picture in a details window. */
export const detailPicture = css({
  width: 'min(100%, 16rem)',
  marginBottom: theme.space(5),
  overflow: 'hidden',
  borderRadius: theme.radius.md,
});
