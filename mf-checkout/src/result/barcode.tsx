import { css, theme } from '@shop/ui';
import { code128, SIGNS } from './code128.ts';

/** What scanners need free on both sides, in units of the narrowest bar. */
const QUIET = 10;
const HEIGHT = 60;
// Black on white whatever the shop's colours are: a till's scanner reads it off a phone.
const bars = css({ display: 'block', width: '100%', height: 88, background: 'white', color: 'black' });

/** The bars that a till scans, drawn as wide as there is room. */
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
