import { css } from '@emotion/react';
import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { theme } from '@shop/ui';

const { color, font, space } = theme;

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
  bottom: 44,
  display: 'grid',
  alignItems: 'center',
  width: 92,
  height: 74,
  overflow: 'hidden',
  textAlign: 'center',
  fontFamily: font.display,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.15,
  overflowWrap: 'break-word',
});
/** A long name ends in '…' instead of running over the label. */
const lines = css({
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
const honey = css({ transition: 'transform 500ms cubic-bezier(0.2, 0.7, 0.3, 1)' });
const BOTTLE =
  'M22 92c0-16 22-16 34-26 4-4 4-8 4-14h60c0 6 0 10 4 14 12 10 34 10 34 26v92a14 14 0 0 1-14 14H36a14 14 0 0 1-14-14z';
const [EMPTY_TOP, FULL_TOP] = [182, 70];

/** Top edge of the honey, in the drawing's units: it rises with every flower. */
const levelOf = (flowers: number) =>
  EMPTY_TOP - ((EMPTY_TOP - FULL_TOP) * Math.min(flowers, MAX_FLOWERS_PER_ELIXIR)) / MAX_FLOWERS_PER_ELIXIR;

/** The bottle as it will stand on the table, with its name on the label. Decoration: the list beside it says the same. */
export const Bottle = ({ name, flowers }: { name: string; flowers: number }) => (
  <div css={stage} aria-hidden="true">
    <svg width={180} height={202} viewBox="0 0 180 202">
      <defs>
        <clipPath id="bottle-inside">
          <path d={BOTTLE} />
        </clipPath>
      </defs>
      <path d="M82 2h16c4 0 6 3 6 7v19H76V9c0-4 2-7 6-7z" fill={color.barkSoft} />
      <path d="M62 28h56v24H62z" fill={color.bark} />
      <path d={BOTTLE} fill="#B5691A" opacity="0.32" />
      <g clipPath="url(#bottle-inside)">
        <g css={[honey, { transform: `translateY(${levelOf(flowers)}px)` }]}>
          <path d="M0 6c22-8 44-8 66 0s46 8 68 0 36-6 46 0v200H0z" fill={color.amber} />
        </g>
      </g>
      <path d={BOTTLE} fill="none" stroke={color.barkSoft} strokeWidth="3" />
      <path d="M34 98v84" stroke={color.paper} strokeWidth="5" strokeLinecap="round" opacity="0.5" />
      <path d="M44 104h92v74H44z" fill={color.cream} stroke={color.amberHover} strokeWidth="1.5" />
    </svg>
    <span css={label}>
      <span css={lines}>{name}</span>
    </span>
  </div>
);
