import { css, keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const ring = css({ animation: `${turn} 900ms linear infinite`, flex: 'none' });

/** A rotating hexagon. Alone it is decoration; with `label` it is announced. */
export const Spinner = ({ size = 24, label }: { size?: number; label?: string }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    css={ring}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path
      d="M12 2.5 20.2 7.2v9.6L12 21.5l-8.2-4.7V7.2z"
      stroke="currentColor"
      strokeWidth="2.2"
      opacity="0.25"
    />
    <path
      d="M12 2.5 20.2 7.2v9.6"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
