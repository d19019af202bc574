import { formatNumber } from '@shop/contracts/format-pesos';
import type { SalesReport, SalesReportQuery } from '@shop/contracts/report';
import { Cell, css, Price, Table, TableRow, Text, theme } from '@shop/ui';
import { NoSales, ReportSection } from './report-section.tsx';
import { csvAddress } from './reports-query.ts';

const SHOWN = 10;
const beside = css({
  display: 'grid',
  gap: theme.space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
});

type Props = { report: SalesReport; query: SalesReportQuery };

/** The best-selling blends and flowers; the spreadsheets have all of them. */
export const SoldSections = ({ report: { elixirs, flowers }, query }: Props) => {
  const hasCosts = elixirs.some(({ cost }) => cost !== undefined);
  return (
    <div css={beside}>
      <ReportSection title="Elixires más vendidos" csv={csvAddress('elixirs', query)}>
        {elixirs.length === 0 && <NoSales />}
        {elixirs.length > 0 && (
          <Table
            caption="Elixires por piezas"
            columns={[
              'Elixir',
              'Piezas',
              'Pedidos',
              'Ventas netas',
              ...(hasCosts ? ['Costo', 'Margen'] : []),
            ]}
          >
            {elixirs.slice(0, SHOWN).map(({ name, units, orders, sales, cost, margin }) => (
              <TableRow key={name}>
                <Cell label="Elixir">{name}</Cell>
                <Cell label="Piezas">{formatNumber(units)}</Cell>
                <Cell label="Pedidos">{formatNumber(orders)}</Cell>
                <Cell label="Ventas netas">
                  <Price amount={sales} size="sm" />
                </Cell>
                {hasCosts && <Cell label="Costo">{amountOrNone(cost)}</Cell>}
                {hasCosts && <Cell label="Margen">{amountOrNone(margin)}</Cell>}
              </TableRow>
            ))}
          </Table>
        )}
        {hasCosts && (
          <Text size="xs" tone="soft">
            El margen es lo que dejaron las piezas cuyo costo ya estaba escrito al venderse.
          </Text>
        )}
      </ReportSection>
      <ReportSection title="Flores más vendidas" csv={csvAddress('flowers', query)}>
        {flowers.length === 0 && <NoSales />}
        {flowers.length > 0 && (
          <Table caption="Flores por piezas" columns={['Flor', 'Piezas', 'Pedidos']}>
            {flowers.slice(0, SHOWN).map(({ name, units, orders }) => (
              <TableRow key={name}>
                <Cell label="Flor">{name}</Cell>
                <Cell label="Piezas">{formatNumber(units)}</Cell>
                <Cell label="Pedidos">{formatNumber(orders)}</Cell>
              </TableRow>
            ))}
          </Table>
        )}
      </ReportSection>
    </div>
  );
};

const amountOrNone = (amount: number | undefined) =>
  amount === undefined ? '—' : <Price amount={amount} size="sm" />;
