import { messageOf } from '@shop/app-kit';
import { formatLongDate } from '@shop/app-kit/dates';
import { formatNumber } from '@shop/contracts/format-pesos';
import {
  GLOBAL_EVERY,
  GLOBAL_EVERY_NAMES,
  type GlobalInvoice,
  type InvoicesOverview,
} from '@shop/contracts/global-invoice';
import {
  Alert,
  Badge,
  type BadgeTone,
  Button,
  Cell,
  Price,
  Row,
  SelectField,
  Skeleton,
  Stack,
  Table,
  TableRow,
  Text,
} from '@shop/ui';
import { Link } from 'react-router-dom';
import { useIsAllowed } from '../auth/may.tsx';
import { counted } from '../list/counted.ts';
import { dayName } from '../summary/day-name.ts';
import { monthName } from './month-name.ts';
import { ReportSection } from './report-section.tsx';
import { useGetInvoicesQuery, useMakeGlobalMutation, useSetGlobalMutation } from './reports.api.ts';

const FAILED = { es: 'No pudimos cargar las facturas.' };
const NOT_MADE = { es: 'No pudimos hacer la factura global.' };
const CSV = '/api/admin/reports/invoices.csv';
const STATES: Record<string, [name: string, tone: BadgeTone]> = {
  asked: ['Se está timbrando', 'yellow'],
  stamped: ['Timbrada', 'green'],
  refused: ['No se timbró', 'red'],
};
const HINT = 'La factura global reúne los pedidos pagados de un periodo que nadie facturó.';
/** The deadline for buyers to ask for their own invoice. */
const OWN_UNTIL: Record<string, string> = {
  day: 'Quien quiera la suya la pide el mismo día.',
  month: 'Quien quiera la suya la pide antes de que termine el mes.',
};

/** Invoices with problems, and the global ones. Without an invoicing account there is only the spreadsheet. */
export const InvoicesSection = () => {
  const { data, error, isFetching, refetch } = useGetInvoicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <ReportSection title="Facturas" csv={CSV}>
      {error && (
        <Alert onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, FAILED).es}
        </Alert>
      )}
      {!error && !data && <Skeleton height={140} radius={16} />}
      {!error && data && <Overview data={data} />}
    </ReportSection>
  );
};

const Overview = ({ data }: { data: InvoicesOverview }) => {
  const [make, made] = useMakeGlobalMutation();
  const [set, setting] = useSetGlobalMutation();
  const may = useIsAllowed();
  const failure = made.error ?? setting.error;
  const mayMake = may('POST /api/admin/invoices/global');
  return (
    <Stack gap={4}>
      {failure && <Alert>{messageOf(failure, NOT_MADE).es}</Alert>}
      {!data.hasAccount && (
        <Text size="sm" tone="soft">
          Conecta tu cuenta de Facturapi en «Cobros y correo» para timbrar desde aquí.
        </Text>
      )}
      {data.hasAccount && may('PUT /api/admin/invoices/global') && (
        <SelectField
          label="Factura global"
          hint={`${HINT} ${OWN_UNTIL[data.every ?? 'month']}`}
          value={data.every ?? ''}
          disabled={setting.isLoading}
          onChange={({ target }) => void set({ every: (target.value || null) as 'day' | 'month' | null })}
        >
          <option value="">La hago yo</option>
          {GLOBAL_EVERY_NAMES.map((name) => (
            <option key={name} value={name}>
              {GLOBAL_EVERY[name]}
            </option>
          ))}
        </SelectField>
      )}
      <Refused refused={data.refused} />
      {data.hasAccount && <Next next={data.next} busy={made.isLoading} {...(mayMake && { onMake: make })} />}
      {data.globals.length > 0 && (
        <Table caption="Facturas globales" columns={['Periodo', 'Pedidos', 'Total', 'Estado']}>
          {data.globals.map((one) => (
            <GlobalLine key={one.id} one={one} busy={made.isLoading} {...(mayMake && { onRetry: make })} />
          ))}
        </Table>
      )}
    </Stack>
  );
};

type Make = (given: { period: string }) => unknown;
/** '21 nov' or 'noviembre de 2026'. */
const periodName = (period: string) => (period.length > 7 ? dayName(period) : monthName(period));

const Next = ({ next, busy, onMake }: { next: InvoicesOverview['next']; busy: boolean; onMake?: Make }) => {
  const { period, orders, total, unrated } = next;
  const name = periodName(period);
  return (
    <>
      {unrated > 0 && (
        <Text size="sm">{`${counted(unrated, 'pedido', 'pedidos')} de ${name} no dicen la tasa de IVA de todo lo que llevan: factúralos tú.`}</Text>
      )}
      {orders > 0 && (
        <Row>
          <Text as="span" size="sm">
            {`Sin factura de ${name}: ${counted(orders, 'pedido', 'pedidos')}, `}
            <Price amount={total} size="sm" />
          </Text>
          {onMake && (
            <Button size="sm" variant="secondary" busy={busy} onClick={() => void onMake({ period })}>
              Hacer factura global
            </Button>
          )}
        </Row>
      )}
    </>
  );
};

const Refused = ({ refused }: Pick<InvoicesOverview, 'refused'>) =>
  refused.length > 0 && (
    <Table caption="Facturas que no se timbraron" columns={['Pedido', 'Pedida', 'Por qué']}>
      {refused.map(({ orderId, number, reason, at }) => (
        <TableRow key={orderId}>
          <Cell label="Pedido">
            <Link to={`/admin/orders?q=${encodeURIComponent(number)}`}>{number}</Link>
          </Cell>
          <Cell label="Pedida">{formatLongDate(at)}</Cell>
          <Cell label="Por qué">{reason}</Cell>
        </TableRow>
      ))}
    </Table>
  );

type LineProps = { one: GlobalInvoice; busy: boolean; onRetry?: Make };

const GlobalLine = ({ one, busy, onRetry }: LineProps) => {
  const [name, tone] = STATES[one.status] ?? [one.status, 'yellow'];
  return (
    <TableRow>
      <Cell label="Periodo">{periodName(one.period)}</Cell>
      <Cell label="Pedidos">{formatNumber(one.orders)}</Cell>
      <Cell label="Total">
        <Price amount={one.total} size="sm" />
      </Cell>
      <Cell label="Estado">
        <Badge tone={tone}>{one.isTest ? `${name} (prueba)` : name}</Badge>
        {one.uuid && <Text size="xs" tone="soft">{`Folio ${one.uuid}`}</Text>}
        {one.reason && <Text size="xs">{one.reason}</Text>}
        {one.status !== 'stamped' && onRetry && (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            onClick={() => void onRetry({ period: one.period })}
          >
            Reintentar
          </Button>
        )}
      </Cell>
    </TableRow>
  );
};
