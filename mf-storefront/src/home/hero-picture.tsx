import { css, drawnAt, HexFrame, ResponsiveImage } from '@shop/ui';
import { cell } from './hero.styles.ts';

// A landscape picture fills the cell's height, so it is drawn much wider than the cell.
const SIZES = drawnAt('calc(100vw - 40px)', '(min-width: 1184px) 770px', '(min-width: 768px) 65vw');
const fill = css({ height: '100%', aspectRatio: 'auto' });

/** The shop's picture in a cell of honeycomb. */
export const HeroPicture = ({ src, alt }: { src: string; alt: string }) => (
  <HexFrame css={cell}>
    <ResponsiveImage src={src} alt={alt} width={1000} height={1155} sizes={SIZES} priority css={fill} />
  </HexFrame>
);
