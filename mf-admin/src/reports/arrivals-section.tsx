import { messageOf } from '@shop/app-kit';
import { formatPesos } from '@shop/contracts/format-pesos';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { Arrivals, SalesReportQuery } from '@shop/contracts/report';
import { Alert, Cell, Price, Skeleton, Table, TableRow, Text } from '@shop/ui';
import { counted } from '../list/counted.ts';
import { monthName } from './month-name.ts';
import { ReportSection } from './report-section.tsx';
import { csvAddress } from './reports-query.ts';
import { useGetArrivalsQuery } from './reports.api.ts';

const FAILED = { es: 'No pudimos cargar lo que te llega.' };
const HINT = 'Meses completos, por los días en que se pagó y se devolvió.';
const COLUMNS = ['Mes', 'Pagado', 'Reembolsado', 'Comisión', 'Impuestos retenidos', 'Te llega'];

/** The shop's income of each month, after refunds and the provider's fees. */
export const ArrivalsSection = ({ query }: { query: SalesReportQuery }) => {
  const { by: _alwaysMonths, ...range } = query;
  const { data, error, isFetching, refetch } = useGetArrivalsQuery(range, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <ReportSection title="Lo que te llega" csv={csvAddress('arrivals', range)}>
      {error && (
        <Alert onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, FAILED).es}
        </Alert>
      )}
      {!error && !data && <Skeleton height={140} radius={16} />}
      {!error && data && (
        <>
          <Table caption="Lo que te llega por mes" columns={COLUMNS}>
            {data.months.map(({ month, ...sums }) => (
              <SumsRow key={month} name={monthName(month)} sums={sums} />
            ))}
            {data.months.length > 1 && <SumsRow name="Total" sums={data.total} />}
          </Table>
          <Text size="xs" tone="soft" css={{ marginTop: '0.75rem' }}>
            {HINT}
            {data.total.direct > 0 &&
              ` ${formatPesos(data.total.direct)} llegó directo a la tienda, sin lo que devolviste: efectivo o transferencia.`}
            {data.total.unknown > 0 && ` ${unknownOf(data.total.unknown)}`}
          </Text>
        </>
      )}
    </ReportSection>
  );
};

const unknownOf = (count: number) =>
  `De ${counted(count, 'pago', 'pagos')} ${PROVIDER_LABEL} aún no dice la comisión.`;

const SumsRow = ({ name, sums }: { name: string; sums: Arrivals }) => (
  <TableRow>
    <Cell label="Mes">{name}</Cell>
    <Cell label="Pagado">
      <Price amount={sums.paid} size="sm" />
    </Cell>
    <Cell label="Reembolsado">
      <Taken amount={sums.refunded} />
    </Cell>
    <Cell label="Comisión">
      <Taken amount={sums.fee} />
    </Cell>
    <Cell label="Impuestos retenidos">
      <Taken amount={sums.tax} />
    </Cell>
    <Cell label="Te llega">
      <Price amount={sums.net} size="sm" />
    </Cell>
  </TableRow>
);

const Taken = ({ amount }: { amount: number }) => (amount === 0 ? '—' : <Price amount={-amount} size="sm" />);
