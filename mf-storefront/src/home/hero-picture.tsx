import { css } from '@emotion/react';
import { HexFrame, Icon, ResponsiveImage, theme } from '@shop/ui';
import { IconHex } from '../layout/icon-hex.tsx';

const { color, media } = theme;

// A landscape picture fills the cell's height: it is drawn much wider than the cell.
const WIDER_THAN_ITS_CELL = '(min-width: 1184px) 860px, (min-width: 768px) 74vw, min(155vw, 640px)';

const fill = css({ height: '100%', aspectRatio: 'auto' });
const upper = css({ position: 'absolute', left: '-4%', top: '-1%' });
const lower = css({ position: 'absolute', right: '-3%', bottom: '3%' });
const small = css({
  '& > div': { transform: 'scale(0.8)' },
  [media.md]: { '& > div': { transform: 'none' } },
});

/** The shop's picture in a cell of honeycomb, two small cells leaning on it. */
export const HeroPicture = ({ src }: { src: string }) => (
  <div css={small}>
    <HexFrame css={{ transform: 'none !important' as 'none' }}>
      <ResponsiveImage
        src={src}
        alt="Miel de jobón y flores nativas sobre la mesa del taller"
        width={1000}
        height={1155}
        sizes={WIDER_THAN_ITS_CELL}
        priority
        css={fill}
      />
    </HexFrame>
    <IconHex size={96} ground={color.petal} ink={color.paper} css={upper}>
      <Icon name="flower" size={44} />
    </IconHex>
    <IconHex size={112} ground={color.bark} ink={color.amber} css={lower}>
      <Icon name="bee" size={54} />
    </IconHex>
  </div>
);
