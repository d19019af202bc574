import { partOf } from '../../shopping/pricing/part-of.ts';
import { netCentsOf } from '../../shopping/pricing/spread.ts';
import type { OrderRow } from '../order/order.model.ts';
import { isSale, saleCents, waitsForMoney, wasPaid } from '../order/payment.rank.ts';

/** Of the pieces whose cost was known when they were sold: what they cost, and what of the sales they brought. */
export type Costed = { costCents: number; costedCents: number };
export type ElixirTotals = { orders: number; units: number; salesCents: number } & Partial<Costed>;
export type SoldElixir = ElixirTotals & { name: string; isCustom: boolean };
export type FlowerTotals = { name: string; orders: number; units: number };
/** Orders that were paid and neither cancelled nor refunded, and what they brought in centavos; the same by elixir. */
export type DayTotals = {
  orders: number;
  salesCents: number;
  /** Still to be paid. */
  pendingOrders: number;
  pendingCents: number;
  /** Paid at some time, whatever became of them. */
  paid: number;
  elixirs: Map<number, SoldElixir>;
  /** In how many pieces a flower was. */
  flowers: FlowerTotals[];
};

export type Summed = Pick<
  OrderRow,
  'items' | 'costs' | 'totalCents' | 'refundedCents' | 'status' | 'paymentStatus'
>;

export const NOTHING: ElixirTotals = { orders: 0, units: 0, salesCents: 0 };
export const noTotals = (): DayTotals => ({
  orders: 0,
  salesCents: 0,
  pendingOrders: 0,
  pendingCents: 0,
  paid: 0,
  elixirs: new Map(),
  flowers: [],
});

/** Adds an order to the totals of its day. */
export function addOrder(totals: DayTotals, order: Summed): void {
  if (wasPaid(order.paymentStatus)) totals.paid += 1;
  if (waitsForMoney(order)) {
    totals.pendingOrders += 1;
    totals.pendingCents += order.totalCents;
  }
  if (isSale(order)) addSale(totals, order);
}

function addSale(totals: DayTotals, order: Summed): void {
  totals.orders += 1;
  totals.salesCents += saleCents(order);
  for (const line of new Map(order.items.map((item) => [item.elixirId, item])).values()) {
    const { elixirId, elixirName: name, isCustom = false } = line;
    const sold = sum(totals.elixirs.get(elixirId) ?? NOTHING, soldOf(order, elixirId));
    totals.elixirs.set(elixirId, { ...sold, name, isCustom });
  }
  const pieces = order.items.flatMap(({ flowers = [], quantity }) =>
    flowers.map((name) => ({ name, orders: 0, units: quantity })),
  );
  const ofOrder = sumFlowers(pieces).map((flower) => ({ ...flower, orders: 1 }));
  totals.flowers = sumFlowers([...totals.flowers, ...ofOrder]);
}

export const sum = (one: ElixirTotals, other: ElixirTotals): ElixirTotals => ({
  orders: one.orders + other.orders,
  units: one.units + other.units,
  salesCents: one.salesCents + other.salesCents,
  ...sumCosts(one, other),
});

function sumCosts(one: Partial<Costed>, other: Partial<Costed>): Partial<Costed> {
  const costCents = (one.costCents ?? 0) + (other.costCents ?? 0);
  if (costCents === 0) return {};
  return { costCents, costedCents: (one.costedCents ?? 0) + (other.costedCents ?? 0) };
}

/** One entry for each name. */
export function sumFlowers(all: FlowerTotals[]): FlowerTotals[] {
  const byName = new Map<string, FlowerTotals>();
  for (const { name, orders, units } of all) {
    const known = byName.get(name) ?? { name, orders: 0, units: 0 };
    byName.set(name, { name, orders: known.orders + orders, units: known.units + units });
  }
  return [...byName.values()];
}

/** A refund names no line: each line keeps the share that the order kept. */
function soldOf(
  { items, costs = [], totalCents, refundedCents = 0 }: Summed,
  elixirId: number,
): ElixirTotals {
  const lines = items.filter((line) => line.elixirId === elixirId);
  const cents = lines.reduce((all, line) => all + netCentsOf(line), 0);
  const units = lines.reduce((all, { quantity }) => all + quantity, 0);
  const salesCents = refundedCents === 0 ? cents : partOf(cents, totalCents - refundedCents, totalCents);
  const cost = costs.find((one) => one.elixirId === elixirId);
  return {
    orders: 1,
    units,
    salesCents,
    ...(cost && {
      costCents: netCentsOf({ quantity: units, priceCents: cost.costCents }),
      costedCents: salesCents,
    }),
  };
}
