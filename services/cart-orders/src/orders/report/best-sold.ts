import { toPesos } from '@shop/contracts/money';
import type { SalesReport, SoldElixir } from '@shop/contracts/report';
import { NOTHING, sum, type CostTotals, type SoldElixir as Sold } from './day-totals.ts';
import type { CurrentDay, OrderDays } from './order-days.ts';
import { createSold, giveNames } from './sold.ts';

/** `most`: so many elixirs, those that sold best. Of all, or of less than `fewOrders`, names are read along. */
export type BestSoldQuery = { most?: number; fewOrders?: number };
type Best = Pick<SalesReport, 'elixirs' | 'flowers'>;
/** `keys`: of the days that it was made of. */
type Held = { keys: string; best: Best };

const OWN_BLENDS = 'Elixires personalizados';
/** Periods that are held, of some 20 kB each. */
const MOST_HELD = 20;

/**
 * What was sold most first. It is the sum of all that was sold, and a report shows little of it; so that little is held,
 * and holds as a month's row does: while the keys of its days are the same. Whole spreadsheets are not held.
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

/** Own blends are one, because no two are the same. */
async function bestOf(
  orderDays: Pick<OrderDays, 'sold' | 'named'>,
  days: CurrentDay[],
  { most = Infinity, fewOrders = most < Infinity ? 10_000 : Infinity }: BestSoldQuery,
): Promise<Best> {
  // Of many orders names are half of what is read, and the first row has nearly all that are shown.
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
  // One without a name is not sold any more: its orders were cancelled a moment ago.
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
