import { toPesos } from '@shop/contracts/money';
import type {
  SalesFigures,
  SalesPeriod,
  SalesReport,
  SalesReportQuery,
  SoldElixir,
} from '@shop/contracts/report';
import { daysBetween, startOfDay, type Day } from '@shop/service-kit/days';
import type { FunnelCounts, FunnelStore } from '../../shopping/funnel/funnel.store.ts';
import {
  NOTHING,
  sum,
  sumFlowers,
  type DayTotals,
  type ElixirTotals,
  type FlowerTotals,
} from './day-totals.ts';
import { periodOf } from './periods.ts';
import type { ReportStore } from './report.store.ts';

export type SalesDeps = { reports: Pick<ReportStore, 'whole'>; funnel: Pick<FunnelStore, 'between'> };
type Known = { day: Day; totals: Omit<DayTotals, 'elixirs' | 'flowers'>; funnel: FunnelCounts };

const OWN_BLENDS = 'Elixires personalizados';
const NO_ONE: FunnelCounts = { visits: 0, carts: 0, checkouts: 0 };

/** What was sold from one day to another, by day, week or month. */
export async function reportSales(deps: SalesDeps, { from, to, by }: SalesReportQuery): Promise<SalesReport> {
  const days = daysBetween(startOfDay(from), startOfDay(to));
  const funnel = await deps.funnel.between(from, to);
  const known: Known[] = [];
  const sold = createSold();
  for await (const { elixirs, flowers, ...totals } of deps.reports.whole(days)) {
    const day = days[known.length]!;
    known.push({ day, totals, funnel: funnel.get(day.day) ?? NO_ONE });
    sold.add({ elixirs, flowers });
  }
  const periods = Object.values(Object.groupBy(known, ({ day }) => periodOf(day.day, by)));
  return {
    total: figuresOf(known),
    periods: periods.map((part) => toPeriod(part!)),
    ...sold.sums(),
  };
}

const toPeriod = (known: Known[]): SalesPeriod => ({
  from: known[0]!.day.day,
  to: known.at(-1)!.day.day,
  ...figuresOf(known),
});

function figuresOf(known: Known[]): SalesFigures {
  const add = (value: (one: Known) => number) => known.reduce((all, one) => all + value(one), 0);
  const orders = add(({ totals }) => totals.orders);
  const cents = add(({ totals }) => totals.salesCents);
  return {
    orders,
    sales: toPesos(cents),
    averageTicket: toPesos(orders === 0 ? 0 : Math.round(cents / orders)),
    pendingOrders: add(({ totals }) => totals.pendingOrders),
    pending: toPesos(add(({ totals }) => totals.pendingCents)),
    visits: add(({ funnel }) => funnel.visits),
    carts: add(({ funnel }) => funnel.carts),
    checkouts: add(({ funnel }) => funnel.checkouts),
    paid: add(({ totals }) => totals.paid),
  };
}

/** Sums up what was sold, day by day. Each by its newest name; own blends are one, because no two are the same. */
function createSold() {
  const byId = new Map<string, ElixirTotals & { name: string }>();
  let flowersOfAll: FlowerTotals[] = [];
  return {
    add({ elixirs, flowers }: Pick<DayTotals, 'elixirs' | 'flowers'>): void {
      for (const [id, { isCustom, name, ...sold }] of Object.entries(elixirs)) {
        const key = isCustom ? OWN_BLENDS : id;
        byId.set(key, { ...sum(byId.get(key) ?? NOTHING, sold), name: isCustom ? OWN_BLENDS : name });
      }
      flowersOfAll = sumFlowers([...flowersOfAll, ...flowers]);
    },
    sums: (): Pick<SalesReport, 'elixirs' | 'flowers'> => ({
      elixirs: [...byId.values()]
        .map(({ salesCents, ...sold }): SoldElixir => ({ ...sold, sales: toPesos(salesCents) }))
        .toSorted(bestFirst),
      flowers: flowersOfAll.toSorted(bestFirst),
    }),
  };
}

const bestFirst = (one: { units: number; name: string }, other: { units: number; name: string }): number =>
  other.units - one.units || one.name.localeCompare(other.name, 'es');
