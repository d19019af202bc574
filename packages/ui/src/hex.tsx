import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { theme } from './theme.ts';

const { color } = theme;

const cell = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="100" viewBox="0 0 56 100"><path d="M28 66 0 50V16L28 0l28 16v34zM28 66v34" fill="none" stroke="#000" stroke-width="1.4"/></svg>',
);
const layer = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });
// A mask, because a picture could not use the brand's colours. Inside, so that callers can mask the outside.
const lines = css({
  height: '100%',
  mask: `url("data:image/svg+xml,${cell}") 0 0 / 56px 100px`,
});

/** Honeycomb lines behind a positioned parent (`position: relative`). Decoration. */
export const HexPattern = ({
  stroke = color.amber,
  opacity = 0.22,
  ...rest
}: ComponentProps<'div'> & { stroke?: string; opacity?: number }) => (
  <div aria-hidden="true" {...rest} css={layer}>
    <div css={[lines, { opacity, background: stroke }]} />
  </div>
);

const hexagon = 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)';
const mask = css({
  clipPath: hexagon,
  aspectRatio: '0.866 / 1',
  overflow: 'hidden',
  '& > *': { width: '100%', height: '100%', objectFit: 'cover' },
});
const ring = css({ position: 'relative', padding: 6, clipPath: hexagon, aspectRatio: '0.866 / 1' });

/** Clips its child (a picture) to a hexagon with a honey edge. */
export const HexFrame = ({
  edge = color.amber,
  children,
  ...rest
}: ComponentProps<'div'> & { edge?: string }) => (
  <div {...rest} css={[ring, { background: edge }]}>
    <div css={mask}>{children}</div>
  </div>
);

const drip = css({ display: 'block', width: '100%', height: 'clamp(28px, 4vw, 56px)' });

/** Honey running down from the edge above. Decoration. */
export const HoneyDrip = ({ fill = color.amber, ...rest }: ComponentProps<'svg'> & { fill?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 1200 56" preserveAspectRatio="none" {...rest} css={drip}>
    <path
      fill={fill}
      d="M0 0h1200v14c-27.5 0-27.5 22-55 22s-27.5-22-55-22c-21 0-21 12-42 12s-21-12-42-12c-24 0-24 38-48 38s-24-38-48-38c-30 0-30 16-60 16s-30-16-60-16c-20 0-20 28-40 28s-20-28-40-28c-32.5 0-32.5 12-65 12s-32.5-12-65-12c-22.5 0-22.5 34-45 34s-22.5-34-45-34c-25 0-25 14-50 14s-25-14-50-14c-30 0-30 24-60 24s-30-24-60-24c-21.5 0-21.5 10-43 10s-21.5-10-43-10c-23.5 0-23.5 30-47 30s-23.5-30-47-30c-22.5 0-22.5 16-45 16s-22.5-16-45-16z"
    />
  </svg>
);
