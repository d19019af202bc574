import { css } from '@emotion/react';
import { theme } from '@shop/ui/core';

const star = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17l-5.4 3 1.1-6.1-4.5-4.3 6.1-.8L12 3.2Z';

const row = css({ display: 'inline-flex', gap: 2, color: theme.color.amberHover });

/** Filled stars; announced as '5 de 5 estrellas'. */
export const Stars = ({ value, of = 5, size = 20 }: { value: number; of?: number; size?: number }) => (
  <span role="img" aria-label={`${value} de ${of} estrellas`} css={row}>
    {Array.from({ length: of }, (_, index) => (
      <svg key={index} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={star}
          fill={index < value ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
    ))}
  </span>
);
