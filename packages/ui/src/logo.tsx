import { css } from '@emotion/react';
import { initialOf } from '@shop/contracts/shop';
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
/** The letter is no text: it would be read into the names of links that begin with the mark. */
const cell = css({
  position: 'relative',
  flex: 'none',
  display: 'inline-block',
  '& > svg': { display: 'block' },
  '&::after': {
    content: 'attr(data-initial)',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    fontFamily: font.display,
    fontWeight: 650,
    lineHeight: 1,
    letterSpacing: 0,
    color: color.onAmber,
  },
});

/** A cell of honeycomb with the shop's first letter; @shop/bottle/mark draws the same for places without pages. */
const DrawnMark = ({ size, name }: { size: number; name: string }) => (
  <span css={[cell, { fontSize: size / 2 }]} data-initial={initialOf(name)} aria-hidden="true">
    <svg width={size} height={size} viewBox="0 0 48 48">
      <path d="M24 1.5 43.5 12.75v22.5L24 46.5 4.5 35.25v-22.5z" fill={color.amber} />
      <path
        d="M24 5.3 40.2 14.65v18.7L24 42.7 7.8 33.35v-18.7z"
        fill="none"
        stroke={color.cream}
        strokeWidth="1.2"
      />
    </svg>
  </span>
);

/** The shop's mark: its own picture, or the drawn one. */
export const LogoMark = ({ size = 38 }: { size?: number }) => {
  const { logo, name } = useShop();
  if (!logo) return <DrawnMark size={size} name={name} />;
  return <img src={variantUrl(logo, 320)} alt="" width={size} height={size} css={mark} />;
};

/** Mark and name. */
export const Logo = ({ size }: { size?: number }) => (
  <span css={word}>
    <LogoMark {...(size ? { size } : {})} />
    {useShop().name}
  </span>
);
