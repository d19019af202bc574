import { css, ResponsiveImage, theme } from '@shop/ui';

const frame = css({
  flex: 'none',
  width: 44,
  overflow: 'hidden',
  borderRadius: theme.radius.sm,
  // The placeholder's text does not fit here.
  '[role="img"] span': { display: 'none' },
});

/** A row's small picture; it has no alternative text, because the name is beside it. */
export const Thumbnail = ({ src }: { src: string }) => (
  <div css={frame}>
    <ResponsiveImage src={src} alt="" width={44} height={44} sizes="44px" />
  </div>
);
