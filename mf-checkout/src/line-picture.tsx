import { css, ResponsiveImage, theme } from '@shop/ui';

const frame = css({
  flex: 'none',
  width: 48,
  overflow: 'hidden',
  borderRadius: theme.radius.sm,
  // The placeholder's text does not fit here.
  '[role="img"] span': { display: 'none' },
});

/** Around a picture and its name; a name without spaces breaks, so that it does not push the price away. */
export const besidePicture = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** A small product picture beside its name; a custom blend shows its own bottle. */
export const LinePicture = ({ src }: { src: string }) => (
  <span css={frame}>
    <ResponsiveImage src={src} alt="" width={48} height={48} sizes="48px" />
  </span>
);
