import { css, ResponsiveImage, theme } from '@shop/ui';

const frame = css({
  width: 'min(100%, 14rem)',
  marginTop: theme.space(3),
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.line}`,
  '& img': { objectFit: 'contain' },
});
const SHOWN = /^(https?:\/\/[^\s/]+\/|blob:)/;

/** A preview of an image with a complete address; a broken one becomes 'Imagen no disponible'. */
export const Preview = ({ src }: { src: string }) =>
  SHOWN.test(src) ? (
    <div css={frame}>
      <ResponsiveImage src={src} alt="Vista previa" width={4} height={3} sizes="14rem" />
    </div>
  ) : null;
