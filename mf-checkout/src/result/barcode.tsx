import { css, theme } from '@shop/ui';
import { code128, SIGNS } from './code128.ts';

/** The empty margin that scanners need on both sides, in units of the narrowest bar. */
const QUIET = 10;
const HEIGHT = 60;
// Black on white, independent of the shop's colours: a store's scanner reads it from a phone.
const bars = css({ display: 'block', width: '100%', height: 88, background: 'white', color: 'black' });

/** A barcode for a store's scanner, as wide as there is room. */
export const Barcode = ({ text }: { text: string }) => {
  const widths = code128(text).flatMap((sign) => [...(SIGNS[sign] ?? '')].map(Number));
  let x = QUIET;
  const path = widths.map((width, at) => {
    const bar = at % 2 ? '' : `M${x} 0h${width}v${HEIGHT}h-${width}z`;
    x += width;
    return bar;
  });
  return (
    <svg
      viewBox={`0 0 ${x + QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
      css={[bars, { borderRadius: theme.radius.sm }]}
    >
      <path d={path.join('')} fill="currentColor" />
    </svg>
  );
};
