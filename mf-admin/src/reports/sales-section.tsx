import { formatNumber } from '@shop/contracts/format-pesos';
import { formatPesos } from '@shop/app-kit';
import type { SalesPeriod, SalesReport, SalesReportQuery } from '@shop/contracts/report';
import { Cell, css, Price, Skeleton, Table, TableRow, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';
import { dayName } from '../summary/day-name.ts';
import { SalesChart } from '../summary/sales-chart.tsx';
import { NoSales, ReportSection } from './report-section.tsx';
import { csvAddress, PERIODS } from './reports-query.ts';

const { color, media, size, space } = theme;
const grid = css({
  display: 'grid',
  gap: `${space(5)} ${space(3)}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBottom: space(5),
  [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const figure = css({
  fontSize: `min(${size.xl}, 4.8vw + 0.1rem)`,
  whiteSpace: 'nowrap',
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
});
/** As high as a chart, which it stands for before the figures are there, and without sales. */
const chartHeight = 270;
const none = css({ display: 'grid', placeItems: 'center', minHeight: chartHeight });
const more = css({
  marginTop: space(4),
  summary: {
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    fontSize: size.sm,
    fontWeight: 650,
    color: color.honey,
    textDecoration: 'underline',
  },
});
const columnsOf = (hasDelivery: boolean) => [
  ...['Periodo', 'Pedidos pagados', 'Ventas netas'],
  ...(hasDelivery ? ['Productos', 'Envíos'] : []),
  ...['Ticket promedio', 'Por pagar'],
];

type Props = { report: SalesReport; query: SalesReportQuery };

/** The sales, and separately the unpaid orders; its outline until the report is there. */
export const SalesSection = ({ report, query }: Partial<Props> & Pick<Props, 'query'>) => (
  <ReportSection title="Ventas" csv={csvAddress('sales', query)}>
    {report ? <Sales report={report} query={query} /> : <Outline />}
  </ReportSection>
);

const FACTS = ['Ventas netas', 'Pedidos pagados', 'Ticket promedio', 'Por pagar'];

const Outline = () => (
  <>
    <div css={grid}>
      {FACTS.map((name) => (
        <Fact key={name} name={name} value={<Skeleton width="60%" height="1.5em" />} />
      ))}
    </div>
    <Skeleton height={chartHeight} radius={16} />
  </>
);

const Sales = ({ report: { total, periods }, query }: Props) => {
  const unit = PERIODS.find(({ value }) => value === query.by)?.label ?? '';
  const hasDelivery = total.delivery !== undefined;
  const title = `Ventas netas por ${unit.toLowerCase()}`;
  return (
    <>
      <div css={grid}>
        <Fact name="Ventas netas" value={pesos(total.sales)} />
        {hasDelivery && <Fact name="Productos" value={pesos(total.products ?? total.sales)} />}
        {hasDelivery && <Fact name="Envíos" value={pesos(total.delivery ?? 0)} />}
        <Fact name="Pedidos pagados" value={formatNumber(total.orders)} />
        <Fact name="Ticket promedio" value={pesos(total.averageTicket)} />
        <Fact name={`Por pagar (${formatNumber(total.pendingOrders)})`} value={pesos(total.pending)} />
      </div>
      {total.orders + total.pendingOrders === 0 ? (
        <div css={none}>
          <NoSales />
        </div>
      ) : (
        <SalesChart
          title={title}
          unit={unit}
          bars={periods.map((period) => ({ ...period, label: nameOf(period) }))}
        >
          <details css={more}>
            <summary>Ver como tabla</summary>
            <Table caption={title} columns={columnsOf(hasDelivery)}>
              {periods.map((period) => (
                <PeriodRow key={period.from} period={period} hasDelivery={hasDelivery} />
              ))}
            </Table>
          </details>
        </SalesChart>
      )}
    </>
  );
};

const pesos = (amount: number) => formatPesos(amount).replace(' MXN', '');
/** A single day has its name, a longer period its first and last day. */
const nameOf = ({ from, to }: SalesPeriod) =>
  from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`;

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <Text size="xs" tone="soft">
      {name}
    </Text>
    <div css={figure}>{value}</div>
  </div>
);

const PeriodRow = ({ period, hasDelivery }: { period: SalesPeriod; hasDelivery: boolean }) => (
  <TableRow>
    <Cell label="Periodo">{nameOf(period)}</Cell>
    <Cell label="Pedidos pagados">{formatNumber(period.orders)}</Cell>
    <Cell label="Ventas netas">
      <Price amount={period.sales} size="sm" />
    </Cell>
    {hasDelivery && (
      <>
        <Cell label="Productos">
          <Price amount={period.products ?? period.sales} size="sm" />
        </Cell>
        <Cell label="Envíos">
          <Price amount={period.delivery ?? 0} size="sm" />
        </Cell>
      </>
    )}
    <Cell label="Ticket promedio">
      <Price amount={period.averageTicket} size="sm" />
    </Cell>
    <Cell label="Por pagar">
      <Price amount={period.pending} size="sm" />
    </Cell>
  </TableRow>
);
