import { cap, glass, gradientsOf, honey, levelOf, shine, tonesOf } from '@shop/bottle/glass';
import { labelPaper, labelShade } from '@shop/bottle/label-paper';
import { honeyOf, type Recipe } from '@shop/bottle/recipe';
import { Nothing, part } from '@shop/app-kit';
import { css, theme } from '@shop/ui';
import { Drawn } from './drawn.tsx';

const pouring = css({
  transition: 'transform 800ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  [theme.media.lessMotion]: { transition: 'none' },
});
const mixing = css({
  stop: { transition: 'stop-color 700ms ease-out' },
  [theme.media.lessMotion]: { stop: { transition: 'none' } },
});

/** The label is blank until the letters' outlines are loaded, so that the bottle does not wait for them. */
const LabelWords = part(
  () => import(/* webpackChunkName: "p-label-words" */ './label-words.tsx').then((m) => m.LabelWords),
  Nothing,
);

type LiveBottleProps = { ids: string; recipe: Recipe; isSmall?: boolean };

/** The bottle at 0,0; its honey rises and changes colour with the recipe. */
export const LiveBottle = ({ ids, recipe, isSmall = false }: LiveBottleProps) => (
  <>
    <defs css={mixing}>
      {gradientsOf(tonesOf(honeyOf(recipe.blooms))).map(({ key, isRadial, stops }) => {
        const Gradient = isRadial ? 'radialGradient' : 'linearGradient';
        return (
          <Gradient key={key} id={ids + key}>
            {stops.map(([offset, color, opacity]) => (
              <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
            ))}
          </Gradient>
        );
      })}
    </defs>
    <Drawn svg={glass(ids)} />
    <g clipPath={`url(#${ids}i)`}>
      <g css={[pouring, { transform: `translateY(${levelOf(recipe.blooms.length)}px)` }]}>
        <Drawn svg={honey(ids)} />
      </g>
    </g>
    <Drawn svg={shine(ids)} />
    <Drawn svg={labelPaper(ids, recipe, isSmall)} />
    {!isSmall && <LabelWords recipe={recipe} />}
    <Drawn svg={labelShade(ids)} />
    <Drawn svg={cap(ids)} />
  </>
);
