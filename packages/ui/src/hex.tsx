import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { theme } from './theme.ts';

const { color } = theme;

const cell = (stroke: string) =>
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="97" viewBox="0 0 56 97"><path d="M28 1.2 54.5 16.6v30.8L28 62.8 1.5 47.4V16.6zM28 62.8v33.7" fill="none" stroke="${stroke}" stroke-width="1.3"/></svg>`,
  );

const layer = css({ position: 'absolute', inset: 0, pointerEvents: 'none', backgroundSize: '56px 97px' });

/** Honeycomb lines behind a positioned parent (`position: relative`). Decoration. */
export const HexPattern = ({
  stroke = color.amber,
  opacity = 0.22,
  ...rest
}: ComponentProps<'div'> & { stroke?: string; opacity?: number }) => (
  <div
    aria-hidden="true"
    {...rest}
    css={[layer, { opacity, backgroundImage: `url("data:image/svg+xml,${cell(stroke)}")` }]}
  />
);

const hexagon = 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)';
const mask = css({
  clipPath: hexagon,
  aspectRatio: '0.866 / 1',
  overflow: 'hidden',
  '& > *': { width: '100%', height: '100%', objectFit: 'cover' },
});
const ring = css({ position: 'relative', padding: 6, clipPath: hexagon, aspectRatio: '0.866 / 1' });

/** Cuts its child (a picture) into a hexagon with a honey edge. */
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
      d="M0 0h1200v14c-38 0-40 20-62 20s-22-16-46-16-26 34-52 34-24-36-58-36-34 12-58 12-26-14-58-14-30 24-54 24-26-20-54-20-32 10-58 10-26-12-60-12-30 38-56 38-24-36-52-36-34 16-60 16-28-14-58-14-30 26-56 26-28-28-60-28-28 10-54 10-24-10-56-10-24 16-44 16S40 12 0 12z"
    />
  </svg>
);
