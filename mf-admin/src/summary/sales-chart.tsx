import { formatPesos } from '@shop/app-kit';
import { css, Text, theme, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';

const WIDTH = 600;
const HEIGHT = 120;
const { color, space } = theme;
const picture = css({ display: 'block', width: '100%', height: 'auto', minHeight: '6rem' });
const ends = css({ display: 'flex', justifyContent: 'space-between', marginTop: space(1) });

/** The first day of the period, its label, and its figures. */
export type Bar = { from: string; label: string; orders: number; sales: number };
type Props = {
  title: string;
  /** The unit of the labels, e.g. 'Día'. */
  unit: string;
  bars: Bar[];
  /** The label under the last bar. */
  last?: string;
  /** A visible table of the same figures, instead of the hidden one. */
  children?: ReactNode;
};

/** Sales as bars, one for each day or longer; screen readers get the same figures as a table. */
export const SalesChart = ({ title, unit, bars, last, children }: Props) => {
  const best = Math.max(...bars.map(({ sales }) => sales), 0);
  const most = Math.max(best, 1);
  const step = WIDTH / bars.length;
  return (
    <figure css={{ margin: 0 }}>
      <figcaption>
        <Text size="sm" tone="soft">
          {`${title}${best > 0 ? `; el mejor, ${formatPesos(best)}` : ''}`}
        </Text>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} css={picture} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ from, label, sales }, index) => {
          // A day without sales has a thin bar, so that the days can be counted.
          const height = Math.max(2, (sales / most) * (HEIGHT - 8));
          const bar = { x: index * step + step * 0.15, y: HEIGHT - height, width: step * 0.7, height };
          return (
            <rect key={from} {...bar} rx={3} fill={sales > 0 ? color.amber : color.line}>
              <title>{`${label}: ${formatPesos(sales)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div css={ends} aria-hidden="true">
        <Text size="xs" tone="soft">
          {bars[0]?.label}
        </Text>
        <Text size="xs" tone="soft">
          {last ?? bars.at(-1)?.label}
        </Text>
      </div>
      {children ?? (
        <VisuallyHidden>
          <ChartTable title={title} unit={unit} bars={bars} />
        </VisuallyHidden>
      )}
    </figure>
  );
};

const ChartTable = ({ title, unit, bars }: Pick<Props, 'title' | 'unit' | 'bars'>) => (
  <table>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{unit}</th>
        <th scope="col">Pedidos pagados</th>
        <th scope="col">Ventas</th>
      </tr>
    </thead>
    <tbody>
      {bars.map(({ from, label, orders, sales }) => (
        <tr key={from}>
          <th scope="row">{label}</th>
          <td>{orders}</td>
          <td>{formatPesos(sales)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
