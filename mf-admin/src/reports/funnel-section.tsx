import { formatNumber } from '@shop/contracts/format-pesos';
import type { SalesReport, SalesReportQuery } from '@shop/contracts/report';
import { Cell, css, Table, TableRow, Text, theme } from '@shop/ui';
import { ReportSection } from './report-section.tsx';
import { csvAddress } from './reports-query.ts';

const percent = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 1 });
const bar = css({ display: 'block', width: '100%', minWidth: '6rem', height: 12 });
const HINT =
  'Contamos nosotros, sin cookies ni terceros: una visita es alguien que llega a la tienda; los robots que se anuncian no cuentan.';

type Props = { report: SalesReport; query: SalesReportQuery };

/** How many visitors reached each step. */
export const FunnelSection = ({ report: { total }, query }: Props) => {
  const steps: [name: string, count: number][] = [
    ['Visitas', total.visits],
    ['Carritos', total.carts],
    ['Pagos iniciados', total.checkouts],
    ['Pedidos pagados', total.paid],
  ];
  const most = Math.max(...steps.map(([, count]) => count), 1);
  return (
    <ReportSection title="De la visita a la compra" csv={csvAddress('funnel', query)}>
      <Table caption="Pasos hasta la compra" columns={['Paso', 'Cuántos', 'Del paso anterior', 'Gráfica']}>
        {steps.map(([name, count], at) => (
          <TableRow key={name}>
            <Cell label="Paso">{name}</Cell>
            <Cell label="Cuántos">{formatNumber(count)}</Cell>
            <Cell label="Del paso anterior">{shareOf(count, steps[at - 1]?.[1])}</Cell>
            <Cell label="Gráfica">
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" css={bar} aria-hidden="true">
                <rect width={(count / most) * 100} height={12} rx={2} fill={theme.color.amber} />
              </svg>
            </Cell>
          </TableRow>
        ))}
      </Table>
      <Text size="xs" tone="soft" css={{ marginTop: '0.75rem' }}>
        {HINT}
      </Text>
    </ReportSection>
  );
};

const shareOf = (count: number, before: number | undefined) =>
  before ? percent.format(count / before) : '—';
