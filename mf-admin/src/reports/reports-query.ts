import {
  REPORT_PERIODS,
  type ArrivalsQuery,
  type ReportPeriod,
  type SalesReportQuery,
} from '@shop/contracts/report';
import { dayParam } from '../list/day-param.ts';
import { dayOf } from '../list/moment.tsx';
import type { ListParams } from '../list/use-list-params.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

export const PERIODS: { value: ReportPeriod; label: string }[] = [
  { value: 'day', label: 'Día' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mes' },
];

/** The server's query from the page address: the last thirty days by default. */
export const reportQuery = ({ get }: ListParams, now = Date.now()): SalesReportQuery => ({
  from: dayParam(get('desde'), dayOf(now - (DAYS - 1) * DAY_MS)),
  to: dayParam(get('hasta'), dayOf(now)),
  by: REPORT_PERIODS.find((period) => period === get('por')) ?? 'day',
});

/** Address of one of the report's spreadsheets. */
export const csvAddress = (
  name: 'sales' | 'arrivals' | 'funnel' | 'elixirs' | 'flowers',
  query: ArrivalsQuery | SalesReportQuery,
) => `/api/admin/reports/${name}.csv?${new URLSearchParams(query)}`;
