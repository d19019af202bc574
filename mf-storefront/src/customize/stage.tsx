import { arrange, head, partsOf, stem, type Placed } from '@shop/bottle/arrangement';
import type { Bloom, Recipe } from '@shop/bottle/recipe';
import { css, keyframes, theme } from '@shop/ui';
import { Drawn } from './drawn.tsx';
import { LiveBottle } from './live-bottle.tsx';

const { color, media } = theme;

const stage = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  // In the wide layout the fields below must be visible too; content beyond the view box fills the width.
  [media.lg]: {
    height: ['33vh', '33dvh'],
    minHeight: '100%',
    maxHeight: '24rem',
    [media.low]: { height: 176 },
  },
  background: `radial-gradient(circle at 50% 42%, ${color.cream}, ${color.amberSoft})`,
});
const fall = keyframes({ from: { opacity: 0, transform: 'translateY(-520px) rotate(-80deg)' } });
const grow = keyframes({ from: { opacity: 0 } });
const falling = css({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `${fall} 700ms cubic-bezier(0.25, 0.8, 0.3, 1) backwards`,
  [media.lessMotion]: { animation: 'none' },
});
const growing = css({
  animation: `${grow} 500ms ease-out backwards`,
  [media.lessMotion]: { animation: 'none' },
});

/** A place keeps its blossom until another flower takes it: only new blossoms fall in. */
const keyOf = (blooms: Bloom[], { flower }: Placed, at: number) => `${at} ${blooms[flower]?.name}`;
const delay = (at: number) => ({ animationDelay: `${at * 55}ms` });

type BlossomsProps = { ids: string; blooms: Bloom[]; placed: Placed[]; from: number };
const Blossoms = ({ ids, blooms, placed, from }: BlossomsProps) =>
  placed.map((one, at) => (
    <g key={keyOf(blooms, one, at)} transform={`translate(${one.x} ${one.y})`}>
      <g css={[falling, delay(from + at)]}>
        <Drawn svg={head(ids, one)} />
      </g>
    </g>
  ));

/** The recipe's bottle among its flowers. Decoration. Code that knows `ids` may draw its blossoms too. */
export const Stage = ({ ids, recipe }: { ids: string; recipe: Recipe }) => {
  const { blooms } = recipe;
  const all = arrange(blooms);
  const standing = all.filter(({ isStanding }) => isStanding);
  const lying = all.filter(({ isStanding }) => !isStanding);
  return (
    <svg css={stage} viewBox="-500 -800 1000 930" aria-hidden="true">
      <Drawn svg={partsOf(ids, blooms)} />
      <path fill={color.paper} fillOpacity=".55" d="m0-860 400 231v462L0 64l-400-231v-462Z" />
      <path
        fill="none"
        stroke={color.amber}
        strokeOpacity=".5"
        strokeWidth="3"
        d="m0-826 370 214v428L0 30l-370-214v-428Z"
      />
      <path fill={color.wood} d="M-1000-86H1000v260H-1000Z" />
      <path fill={color.woodEdge} d="M-1000-86H1000v5H-1000Z" />
      <ellipse cx="24" cy="4" rx="250" ry="30" fill={`url(#${ids}d)`} />
      {standing.map((one, at) => (
        <g key={keyOf(blooms, one, at)} css={[growing, delay(at)]}>
          <Drawn svg={stem(ids, one)} />
        </g>
      ))}
      <Blossoms ids={ids} blooms={blooms} placed={standing} from={0} />
      <LiveBottle ids={ids} recipe={recipe} />
      <Blossoms ids={ids} blooms={blooms} placed={lying} from={standing.length} />
    </svg>
  );
};
