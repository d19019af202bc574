import { css, theme } from '@shop/ui';
import type { ReactNode } from 'react';

const cell = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  aspectRatio: '0.866 / 1',
  clipPath: 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)',
  fontFamily: theme.font.display,
  fontWeight: 650,
});

type IconHexProps = { children: ReactNode; size?: number; ground?: string; ink?: string; className?: string };

/** An icon or a figure in a cell of honeycomb. Decoration. */
export const IconHex = ({
  children,
  size = 56,
  ground = theme.color.amber,
  ink = theme.color.onAmber,
  className,
}: IconHexProps) => (
  <div
    aria-hidden="true"
    className={className}
    css={[cell, { width: size, background: ground, color: ink, fontSize: size * 0.42 }]}
  >
    {children}
  </div>
);
