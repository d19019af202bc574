import type { Flower } from '@shop/contracts/flower';
import { css, Say, theme, VisuallyHidden } from '@shop/ui';
import { TASTES, tasteOf } from './taste.ts';

const { color, media, radius, size, space } = theme;
const FULL = 5;

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  margin: 0,
  fontSize: size.sm,
  dt: { fontWeight: 600 },
  dd: {
    margin: 0,
    height: 10,
    borderRadius: radius.pill,
    background: color.creamDeep,
    overflow: 'hidden',
    outline: '1px solid transparent',
  },
});
const bar = css({
  display: 'block',
  height: '100%',
  borderRadius: radius.pill,
  // Drawn in high contrast too, where the track has but an outline.
  background: `linear-gradient(90deg, ${color.amber}, ${color.cempasuchil})`,
  transformOrigin: 'left',
  transition: 'transform 700ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  [media.lessMotion]: { transition: 'none' },
});

const inWords = (value: number) => `${Number(value.toFixed(1))} de ${FULL}`;

type Props = { flowers: Flower[]; label?: string };

/** The taste of the mix; the bars move with each flower. */
export const TasteBars = ({ flowers, label = 'A qué sabe tu mezcla' }: Props) => {
  const taste = tasteOf(flowers);
  return (
    <dl css={list} aria-label={label}>
      {TASTES.map(([name, word]) => (
        <div key={name} css={{ display: 'contents' }}>
          <dt>
            <Say>{word}</Say>
          </dt>
          <dd>
            <span css={[bar, { transform: `scaleX(${taste[name] / FULL})` }]} />
            <VisuallyHidden>{inWords(taste[name])}</VisuallyHidden>
          </dd>
        </div>
      ))}
    </dl>
  );
};
