import { toPesos } from '@shop/contracts/money';
import type {
  SalesFigures,
  SalesPeriod,
  SalesReport,
  SalesReportQuery,
  SoldElixir,
} from '@shop/contracts/report';
import { daysBetween, startOfDay } from '@shop/service-kit/days';
import type { FunnelCounts, FunnelStore } from '../../shopping/funnel/funnel.store.ts';
import { NOTHING, sum, type SoldElixir as Sold } from './day-totals.ts';
import type { CurrentDay } from './order-days.ts';
import { periodOf } from './periods.ts';
import type { ReportStore } from './report.store.ts';
import { createSold, giveNames } from './sold.ts';

export type SalesDeps = {
  reports: Pick<ReportStore, 'days' | 'sold' | 'named'>;
  funnel: Pick<FunnelStore, 'between'>;
};
/** `most`: so many elixirs, those that sold best. Of all, or of less than `fewOrders`, names are read along. */
export type Shown = { most?: number; fewOrders?: number };
type Known = CurrentDay & { funnel: FunnelCounts };

const OWN_BLENDS = 'Elixires personalizados';
const NO_ONE: FunnelCounts = { visits: 0, carts: 0, checkouts: 0 };

/** What was sold from one day to another, by day, week or month. */
export async function reportSales(
  deps: SalesDeps,
  { from, to, by }: SalesReportQuery,
  shown: Shown = {},
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
    ...(await bestOf(deps.reports, days, shown)),
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
  return {
    orders,
    sales: toPesos(cents),
    averageTicket: toPesos(orders === 0 ? 0 : Math.round(cents / orders)),
    pendingOrders: add(({ figures }) => figures.pendingOrders),
    pending: toPesos(add(({ figures }) => figures.pendingCents)),
    visits: add(({ funnel }) => funnel.visits),
    carts: add(({ funnel }) => funnel.carts),
    checkouts: add(({ funnel }) => funnel.checkouts),
    paid: add(({ figures }) => figures.paid),
  };
}

/** What was sold most first. Own blends are one, because no two are the same. */
async function bestOf(
  reports: SalesDeps['reports'],
  days: CurrentDay[],
  { most = Infinity, fewOrders = most < Infinity ? 10_000 : Infinity }: Shown,
): Promise<Pick<SalesReport, 'elixirs' | 'flowers'>> {
  // Of many orders names are half of what is read, and the first row has nearly all that are shown.
  const isFew = days.reduce((all, { figures }) => all + figures.orders, 0) < fewOrders;
  const sold = createSold();
  for await (const row of isFew ? reports.named(days) : reports.sold(days)) sold.add(row);
  const { elixirs, flowers } = sold.all(most);
  if (!isFew) await giveNames(elixirs, reports.named(days, 1));
  return {
    elixirs: ranked([...elixirs.values()]).slice(0, most),
    flowers: flowers.toSorted(bestFirst),
  };
}

function ranked(elixirs: Sold[]): SoldElixir[] {
  const own = elixirs.filter(({ isCustom }) => isCustom);
  // One without a name is not sold any more: its orders were cancelled a moment ago.
  const named = elixirs.filter(({ name }) => name !== '');
  if (own.length > 0) named.push({ ...own.reduce(sum, NOTHING), name: OWN_BLENDS, isCustom: true });
  return named.toSorted(bestFirst).map(({ name, orders, units, salesCents }) => ({
    ...{ name, orders, units, sales: toPesos(salesCents) },
  }));
}

const spanish = new Intl.Collator('es');
const bestFirst = (one: { units: number; name: string }, other: { units: number; name: string }): number =>
  other.units - one.units || spanish.compare(one.name, other.name);
