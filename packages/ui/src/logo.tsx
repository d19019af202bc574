import { css } from '@emotion/react';
import { initialOf, isNamedBesideLogo } from '@shop/contracts/shop';
import { variantUrl } from './image.tsx';
import { useShop } from './shop.ts';
import { theme } from './theme.ts';

const { color, font } = theme;

const word = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  gap: theme.space(2),
  fontFamily: font.display,
  fontSize: '1.375rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});
// A name that finds no room takes a second line.
const called = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
});
// A wide logo shrinks with the name, before the rest.
const mark = css({ flex: '0 1 auto', width: 'auto', objectFit: 'contain' });
/** Logos are designed for light backgrounds. */
const plate = css({ padding: 4, borderRadius: theme.radius.sm, background: color.cream });
/** The letter is no text, because it would become part of the names of links that begin with the mark. */
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

/** A cell of honeycomb with the shop's first letter; @shop/bottle/mark draws the same for places without HTML. */
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

type LogoProps = { size?: number | undefined; onDark?: boolean };

/** The shop's logo, up to 180 px wide at a height of 40, or the drawn mark. */
export const LogoMark = ({ size, onDark }: LogoProps) => {
  const shop = useShop();
  const { logo, name } = shop;
  if (!logo) return <DrawnMark size={size ?? 38} name={name} />;
  const height = size ?? 40;
  return (
    <img
      src={variantUrl(logo, 320)}
      alt={isNamedBesideLogo(shop) ? '' : name}
      width={height}
      height={height}
      css={[mark, { height, minWidth: height, maxWidth: height * 4.5 }, onDark && plate]}
    />
  );
};

/** Mark and name; the mark is hidden from screen readers. */
export const Logo = (props: LogoProps) => {
  const shop = useShop();
  return (
    <span css={word}>
      <LogoMark {...props} />
      {isNamedBesideLogo(shop) && <span css={called}>{shop.name}</span>}
    </span>
  );
};
