import { css } from '@emotion/react';
import { formatPesos } from '@shop/app-kit';
import type { DayFigures } from '@shop/contracts/report';
import { Text, theme, VisuallyHidden } from '@shop/ui';

const WIDTH = 600;
const HEIGHT = 120;
const { color, space } = theme;
const picture = css({ display: 'block', width: '100%', height: 'auto', minHeight: '6rem' });
const ends = css({ display: 'flex', justifyContent: 'space-between', marginTop: space(1) });

const short = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayName = (day: string) => short.format(new Date(`${day}T00:00:00Z`));

/** Sales of each day as bars; screen readers get the same figures as a table. */
export const SalesChart = ({ days }: { days: DayFigures[] }) => {
  const best = Math.max(...days.map(({ sales }) => sales), 0);
  const most = Math.max(best, 1);
  const step = WIDTH / days.length;
  return (
    <figure css={{ margin: 0 }}>
      <figcaption>
        <Text size="sm" tone="soft">
          Ventas por día, últimos {days.length} días{best > 0 && `; el mejor, ${formatPesos(best)}`}
        </Text>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} css={picture} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, sales }, index) => {
          // A day without sales keeps a thin foot, so that the days can be counted.
          const height = Math.max(2, (sales / most) * (HEIGHT - 8));
          const bar = { x: index * step + step * 0.15, y: HEIGHT - height, width: step * 0.7, height };
          return (
            <rect key={day} {...bar} rx={3} fill={sales > 0 ? color.amber : color.line}>
              <title>{`${dayName(day)}: ${formatPesos(sales)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div css={ends} aria-hidden="true">
        <Text size="xs" tone="soft">
          {dayName(days[0]?.day ?? '')}
        </Text>
        <Text size="xs" tone="soft">
          Hoy
        </Text>
      </div>
      <VisuallyHidden>
        <ChartTable days={days} />
      </VisuallyHidden>
    </figure>
  );
};

const ChartTable = ({ days }: { days: DayFigures[] }) => (
  <table>
    <caption>Ventas por día</caption>
    <thead>
      <tr>
        <th scope="col">Día</th>
        <th scope="col">Pedidos pagados</th>
        <th scope="col">Ventas</th>
      </tr>
    </thead>
    <tbody>
      {days.map(({ day, orders, sales }) => (
        <tr key={day}>
          <th scope="row">{dayName(day)}</th>
          <td>{orders}</td>
          <td>{formatPesos(sales)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
