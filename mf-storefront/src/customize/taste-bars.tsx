import type { Flower } from '@shop/contracts/flower';
import type { Taste } from '@shop/contracts/taste';
import { css, Say, theme, VisuallyHidden } from '@shop/ui';
import { tasteOf } from './taste.ts';

const { color, media, radius, size, space } = theme;
const BARS: [keyof Taste, string][] = [
  ['sweet', 'Dulce'],
  ['floral', 'Floral'],
  ['intense', 'Intenso'],
];
const FULL = 5;

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  margin: 0,
  fontSize: size.sm,
  dt: { fontWeight: 600 },
  dd: { margin: 0, height: 10, borderRadius: radius.pill, background: color.creamDeep, overflow: 'hidden' },
});
const bar = css({
  display: 'block',
  height: '100%',
  borderRadius: radius.pill,
  background: `linear-gradient(90deg, ${color.amber}, ${color.cempasuchil})`,
  transformOrigin: 'left',
  transition: 'transform 700ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  [media.lessMotion]: { transition: 'none' },
});

const inWords = (value: number) => `${Number(value.toFixed(1))} de ${FULL}`;

/** What the mixture tastes of; the bars move with each flower. */
export const TasteBars = ({ flowers }: { flowers: Flower[] }) => {
  const taste = tasteOf(flowers);
  return (
    <dl css={list} aria-label="A qué sabe tu mezcla">
      {BARS.map(([name, label]) => (
        <div key={name} css={{ display: 'contents' }}>
          <dt>
            <Say>{label}</Say>
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
