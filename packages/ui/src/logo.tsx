import { css } from '@emotion/react';
import { variantUrl } from './image.tsx';
import { useShop } from './shop.ts';
import { theme } from './theme.ts';

const { color, font } = theme;

const word = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2.5),
  fontFamily: font.display,
  fontSize: '1.375rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
const mark = css({ flex: 'none', objectFit: 'contain' });
const petals = [0, 60, 120, 180, 240, 300];

/** A cell of honeycomb, a six-petalled flower, a drop of honey at its heart. */
const DrawnMark = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" css={mark}>
    <path d="M24 1.5 43.5 12.75v22.5L24 46.5 4.5 35.25v-22.5z" fill={color.amber} />
    <path
      d="M24 5.3 40.2 14.65v18.7L24 42.7 7.8 33.35v-18.7z"
      fill="none"
      stroke={color.cream}
      strokeWidth="1.2"
    />
    {petals.map((turn) => (
      <path
        key={turn}
        d="M24 24c-4.8-3.8-4.8-9.8 0-13.6 4.8 3.8 4.8 9.8 0 13.6z"
        fill={color.petal}
        transform={`rotate(${turn} 24 24)`}
      />
    ))}
    <path
      d="M24 17.8c2.7 3.2 4.4 5.2 4.4 7.6a4.4 4.4 0 0 1-8.8 0c0-2.4 1.7-4.4 4.4-7.6z"
      fill={color.cream}
    />
    <path
      d="M24 21c1.5 1.9 2.5 3.2 2.5 4.6a2.5 2.5 0 0 1-5 0c0-1.4 1-2.7 2.5-4.6z"
      fill={color.cempasuchil}
    />
  </svg>
);

/** The shop's mark: its own picture, or the drawn one. */
export const LogoMark = ({ size = 38 }: { size?: number }) => {
  const { logo } = useShop();
  if (!logo) return <DrawnMark size={size} />;
  return <img src={variantUrl(logo, 320)} alt="" width={size} height={size} css={mark} />;
};

/** Mark and name. */
export const Logo = ({ size }: { size?: number }) => (
  <span css={word}>
    <LogoMark {...(size ? { size } : {})} />
    {useShop().name}
  </span>
);
