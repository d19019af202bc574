import { css, drawnAt, HexFrame, ResponsiveImage, theme } from '@shop/ui';
import type { Blend } from '@shop/contracts/menu';
import { cell } from './hero.styles.ts';

const { color, media } = theme;

// A landscape picture fills the cell's height: it is drawn much wider than the cell.
const SIZES = drawnAt('calc(100vw - 40px)', '(min-width: 1184px) 770px', '(min-width: 768px) 65vw');
const BOTTLE_SIZES = drawnAt('44vw', '(min-width: 1184px) 256px', '(min-width: 768px) 21vw');

const fill = css({ height: '100%', aspectRatio: 'auto' });
const lower = css({
  position: 'absolute',
  right: 8,
  bottom: -16,
  width: '36%',
  [media.md]: { right: '-3%', width: '40%' },
});
/** The bottle, without most of the flowers around it. */
const close = css(fill, { transform: 'scale(1.3)' });

type HeroPictureProps = { src: string; alt: string; bottle: Blend | undefined };

/** The shop's picture in a cell of honeycomb, and a bottle from the menu in a smaller one. */
export const HeroPicture = ({ src, alt, bottle }: HeroPictureProps) => (
  <>
    <HexFrame css={cell}>
      <ResponsiveImage src={src} alt={alt} width={1000} height={1155} sizes={SIZES} priority css={fill} />
    </HexFrame>
    {bottle && (
      <HexFrame edge={color.paper} css={lower}>
        <ResponsiveImage
          src={bottle.imageUrl}
          alt={`Frasco de ${bottle.name}`}
          width={320}
          height={370}
          sizes={BOTTLE_SIZES}
          css={close}
        />
      </HexFrame>
    )}
  </>
);
