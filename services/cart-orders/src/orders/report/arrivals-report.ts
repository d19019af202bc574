import type { ArrivalsQuery, ArrivalsReport, MonthArrivals } from '@shop/contracts/report';
import type { CsvColumns } from '@shop/service-kit/csv';
import { daysBetween, startOfDay } from '@shop/service-kit/days';
import { paymentIdsOf } from '../order/order-payments.ts';
import { createArrivals, movesOf, type ArrivingOrder, type MadeRefunds } from './arrivals.ts';
import { periodOf } from './periods.ts';
import type { ReportStore } from './report.store.ts';

export type ArrivalsDeps = {
  reports: Pick<ReportStore, 'changedIn'>;
  refunds: { ofPayments: (ids: string[]) => Promise<MadeRefunds[]> };
};
/** For how many orders at once refunds are read. */
const ORDERS_AT_ONCE = 200;

/** The money that arrived in the whole months of this period. Orders are streamed, not collected. */
export async function reportArrivals(deps: ArrivalsDeps, query: ArrivalsQuery): Promise<ArrivalsReport> {
  const days = daysBetween(startOfDay(`${query.from.slice(0, 7)}-01`), startOfDay(lastOf(query.to)));
  const arrivals = createArrivals([...new Set(days.map(({ day }) => periodOf(day, 'month')))]);
  let orders: ArrivingOrder[] = [];
  const add = async () => {
    const ledgers = await deps.refunds.ofPayments(orders.filter(mayGoBack).flatMap(paymentIdsOf));
    const byId = Map.groupBy(ledgers, ({ _id }) => _id);
    for (const order of orders)
      arrivals.add(
        movesOf(
          order,
          paymentIdsOf(order).flatMap((id) => byId.get(id) ?? []),
        ),
      );
    orders = [];
  };
  for await (const order of deps.reports.changedIn(days[0]!, days.at(-1)!))
    if (orders.push(order) === ORDERS_AT_ONCE) await add();
  await add();
  return arrivals.report();
}

/** The last day of a day's month. */
function lastOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const mayGoBack = ({ refundedCents = 0, payments = [] }: ArrivingOrder): boolean =>
  refundedCents > 0 || payments.some(({ overCents }) => overCents);

const money = (name: 'paid' | 'direct' | 'refunded' | 'fee' | 'tax' | 'net') => (one: MonthArrivals) =>
  one[name].toFixed(2);
export const ARRIVAL_COLUMNS: CsvColumns<MonthArrivals> = [
  ['Mes', ({ month }) => month],
  ['Pagos', ({ payments }) => payments],
  ['Pagado (MXN)', money('paid')],
  ['Reembolsado (MXN)', money('refunded')],
  ['Comisión (MXN)', money('fee')],
  ['Impuestos retenidos (MXN)', money('tax')],
  ['Te llega (MXN)', money('net')],
  ['Pagado directo a la tienda (MXN)', money('direct')],
  ['Pagos sin comisión conocida', ({ unknown }) => unknown],
];
