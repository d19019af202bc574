import { css } from '@emotion/react';
import { iconPaths } from './icon-paths.ts';
import { theme } from './theme.ts';

const row = css({ display: 'inline-flex', gap: 2, color: theme.color.amberHover });

/** Filled stars; announced as '5 de 5 estrellas'. */
export const Stars = ({ value, of = 5, size = 20 }: { value: number; of?: number; size?: number }) => (
  <span role="img" aria-label={`${value} de ${of} estrellas`} css={row}>
    {Array.from({ length: of }, (_, index) => (
      <svg key={index} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={iconPaths.star}
          fill={index < value ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
    ))}
  </span>
);
