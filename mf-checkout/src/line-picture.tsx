import { css, ResponsiveImage, theme } from '@shop/ui';

const frame = css({
  flex: 'none',
  width: 48,
  overflow: 'hidden',
  borderRadius: theme.radius.sm,
  // The placeholder's words have no room here.
  '[role="img"] span': { display: 'none' },
});

/** Around a picture and the name beside it; a name without a space breaks rather than pushing the price away. */
export const besidePicture = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** What was bought, small beside its name; an own blend shows its own bottle. */
export const LinePicture = ({ src }: { src: string }) => (
  <span css={frame}>
    <ResponsiveImage src={src} alt="" width={48} height={48} sizes="48px" />
  </span>
);
