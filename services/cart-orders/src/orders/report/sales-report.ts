import { toPesos } from '@shop/contracts/money';
import type { SalesFigures, SalesPeriod, SalesReport, SalesReportQuery } from '@shop/contracts/report';
import { daysBetween, startOfDay } from '@shop/service-kit/days';
import type { FunnelCounts, FunnelStore } from '../../shopping/funnel/funnel.store.ts';
import type { BestSoldQuery } from './best-sold.ts';
import type { CurrentDay } from './order-days.ts';
import { periodOf } from './periods.ts';
import type { ReportStore } from './report.store.ts';
import { partOf } from '../../shopping/pricing/part-of.ts';

export type SalesDeps = {
  reports: Pick<ReportStore, 'days' | 'best'>;
  funnel: Pick<FunnelStore, 'between'>;
};
type Known = CurrentDay & { funnel: FunnelCounts };

const NO_ONE: FunnelCounts = { visits: 0, carts: 0, checkouts: 0 };

/** The sales of a period, by day, week or month. */
export async function reportSales(
  deps: SalesDeps,
  { from, to, by }: SalesReportQuery,
  shown: BestSoldQuery = {},
): Promise<SalesReport> {
  const [days, funnel] = await Promise.all([
    deps.reports.days(daysBetween(startOfDay(from), startOfDay(to))),
    deps.funnel.between(from, to),
  ]);
  const known = days.map((one) => ({ ...one, funnel: funnel.get(one.day.day) ?? NO_ONE }));
  const periods = Object.values(Object.groupBy(known, ({ day }) => periodOf(day.day, by)));
  return {
    total: figuresOf(known),
    periods: periods.map((part) => toPeriod(part!)),
    ...(await deps.reports.best(days, shown)),
  };
}

const toPeriod = (known: Known[]): SalesPeriod => ({
  from: known[0]!.day.day,
  to: known.at(-1)!.day.day,
  ...figuresOf(known),
});

function figuresOf(known: Known[]): SalesFigures {
  const add = (value: (one: Known) => number) => known.reduce((all, one) => all + value(one), 0);
  const orders = add(({ figures }) => figures.orders);
  const cents = add(({ figures }) => figures.salesCents);
  const delivery = add(({ figures }) => figures.deliveryCents);
  return {
    orders,
    sales: toPesos(cents),
    ...(delivery > 0 && { products: toPesos(cents - delivery), delivery: toPesos(delivery) }),
    averageTicket: toPesos(orders === 0 ? 0 : partOf(cents, 1, orders)),
    pendingOrders: add(({ figures }) => figures.pendingOrders),
    pending: toPesos(add(({ figures }) => figures.pendingCents)),
    visits: add(({ funnel }) => funnel.visits),
    carts: add(({ funnel }) => funnel.carts),
    checkouts: add(({ funnel }) => funnel.checkouts),
    paid: add(({ figures }) => figures.paid),
  };
}
