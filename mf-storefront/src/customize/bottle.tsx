import { css } from '@emotion/react';
import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { theme } from '@shop/ui';

const { color, font, size, space } = theme;

const stage = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  padding: `${space(5)} 0`,
  borderRadius: theme.radius.md,
  background: `radial-gradient(circle at 50% 40%, ${color.amberSoft}, ${color.creamDeep})`,
  overflow: 'hidden',
});
const label = css({
  position: 'absolute',
  bottom: '21%',
  display: 'grid',
  placeContent: 'center',
  width: 124,
  height: 74,
  padding: space(1.5),
  overflow: 'hidden',
  textAlign: 'center',
  fontFamily: font.display,
  fontSize: size.sm,
  fontWeight: 600,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});
const honey = css({ transition: 'transform 500ms cubic-bezier(0.2, 0.7, 0.3, 1)' });
const BOTTLE = 'M46 78c0-8 8-12 16-14V52h56v12c8 2 16 6 16 14v104a12 12 0 0 1-12 12H58a12 12 0 0 1-12-12z';
const [EMPTY_TOP, FULL_TOP] = [176, 74];

/** Top edge of the honey, in the drawing's units: it rises with every flower. */
const levelOf = (flowers: number) =>
  EMPTY_TOP - ((EMPTY_TOP - FULL_TOP) * Math.min(flowers, MAX_FLOWERS_PER_ELIXIR)) / MAX_FLOWERS_PER_ELIXIR;

/** The bottle as it will stand on the table, with its name on the label. Decoration: the list beside it says the same. */
export const Bottle = ({ name, flowers }: { name: string; flowers: number }) => (
  <div css={stage} aria-hidden="true">
    <svg width={180} height={204} viewBox="0 0 180 204">
      <defs>
        <clipPath id="bottle-inside">
          <path d={BOTTLE} />
        </clipPath>
      </defs>
      <path d="M82 2h16c4 0 6 3 6 7v19H76V9c0-4 2-7 6-7z" fill={color.barkSoft} />
      <path d="M66 28h48v24H66z" fill={color.bark} />
      <path d={BOTTLE} fill="#B5691A" opacity="0.32" />
      <g clipPath="url(#bottle-inside)">
        <g css={[honey, { transform: `translateY(${levelOf(flowers)}px)` }]}>
          <path d="M0 6c22-8 44-8 66 0s46 8 68 0 36-6 46 0v200H0z" fill={color.amber} />
        </g>
      </g>
      <path d={BOTTLE} fill="none" stroke={color.barkSoft} strokeWidth="3" />
      <path d="M56 84v88" stroke={color.paper} strokeWidth="5" strokeLinecap="round" opacity="0.5" />
      <path d="M28 108h124v74H28z" fill={color.cream} stroke={color.amberHover} strokeWidth="1.5" />
    </svg>
    <span css={label}>{name}</span>
  </div>
);
