import { toPesos } from '@shop/contracts/money';
import type { SalesReport, SoldElixir } from '@shop/contracts/report';
import { NOTHING, sum, type CostTotals, type SoldElixir as Sold } from './day-totals.ts';
import type { CurrentDay, OrderDays } from './order-days.ts';
import { createSold, giveNames } from './sold.ts';

/** `most`: how many of the best sellers. Without it, or with fewer than `fewOrders` orders, names are read at once. */
export type BestSoldQuery = { most?: number; fewOrders?: number };
type Best = Pick<SalesReport, 'elixirs' | 'flowers'>;
/** `keys`: the keys of the days that it was made of. */
type Held = { keys: string; best: Best };

const OWN_BLENDS = 'Elixires personalizados';
/** Cached periods, of some 20 kB each. */
const MOST_HELD = 20;

/**
 * The best sellers. Computing them reads all sales of a period, but a report shows few rows, so these rows are cached.
 * They are valid while the keys of their days are the same, like a month's row. Spreadsheets are not cached.
 */
export function createBestSold(orderDays: Pick<OrderDays, 'sold' | 'named'>) {
  const held = new Map<string, Held>();

  function hold(period: string, one: Held): void {
    held.delete(period);
    if (held.size >= MOST_HELD) held.delete(held.keys().next().value!);
    held.set(period, one);
  }

  return async (days: CurrentDay[], shown: BestSoldQuery): Promise<Best> => {
    const { most = Infinity } = shown;
    if (most === Infinity) return bestOf(orderDays, days, shown);
    const period = `${most} ${days[0]?.day.day} ${days.at(-1)?.day.day}`;
    const keys = days.map(({ figures }) => figures.key).join(' ');
    const known = held.get(period);
    const best = known?.keys === keys ? known.best : await bestOf(orderDays, days, shown);
    hold(period, { keys, best });
    return best;
  };
}

/** Own blends count as one product, because no two are the same. */
async function bestOf(
  orderDays: Pick<OrderDays, 'sold' | 'named'>,
  days: CurrentDay[],
  { most = Infinity, fewOrders = most < Infinity ? 10_000 : Infinity }: BestSoldQuery,
): Promise<Best> {
  // With many orders, names are half of the data, and the first row has nearly all that are shown.
  const isFew = days.reduce((all, { figures }) => all + figures.orders, 0) < fewOrders;
  const sold = createSold();
  for await (const row of isFew ? orderDays.named(days) : orderDays.sold(days)) sold.add(row);
  const { elixirs, flowers } = sold.all(most);
  if (!isFew) await giveNames(elixirs, orderDays.named(days, 1));
  return {
    elixirs: ranked([...elixirs.values()]).slice(0, most),
    flowers: flowers.toSorted(bestFirst),
  };
}

function ranked(elixirs: Sold[]): SoldElixir[] {
  const own = elixirs.filter(({ isCustom }) => isCustom);
  // A product without a name is no longer sold: its orders have just been cancelled.
  const named = elixirs.filter(({ name }) => name !== '');
  if (own.length > 0) named.push({ ...own.reduce(sum, NOTHING), name: OWN_BLENDS, isCustom: true });
  return named.toSorted(bestFirst).map(({ name, orders, units, salesCents, ...costed }) => ({
    name,
    orders,
    units,
    sales: toPesos(salesCents),
    ...marginOf(costed),
  }));
}

const marginOf = ({ costCents = 0, costedCents = 0 }: Partial<CostTotals>) =>
  costCents > 0 && { cost: toPesos(costCents), margin: toPesos(costedCents - costCents) };

const spanish = new Intl.Collator('es');
const bestFirst = (one: { units: number; name: string }, other: { units: number; name: string }): number =>
  other.units - one.units || spanish.compare(one.name, other.name);
