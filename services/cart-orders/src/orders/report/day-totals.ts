import { netCentsOf } from '../../shopping/pricing/spread.ts';
import { keptParts, type OrderSold } from '../order/back-parts.ts';
import type { OrderLine } from '../order/order-parts.model.ts';
import type { ProductCost } from '../../shopping/checkout/product-costs.ts';
import type { OrderRow } from '../order/order.model.ts';
import { keptItems, returnedOf } from '../order/order-returns.ts';
import { isSale, saleCents, waitsForMoney, wasPaid } from '../order/payment.rank.ts';

/** For pieces whose cost was known at the sale: their cost, and the sales that they brought. */
export type CostTotals = { costCents: number; costedCents: number };
export type ElixirTotals = { orders: number; units: number; salesCents: number } & Partial<CostTotals>;
export type SoldElixir = ElixirTotals & { name: string; isCustom: boolean };
export type FlowerTotals = { name: string; orders: number; units: number };
/** Orders that were paid and neither cancelled nor refunded, and their sales in centavos; also by elixir. */
export type DayTotals = {
  orders: number;
  salesCents: number;
  /** The part of it that was paid for delivery. */
  deliveryCents: number;
  /** Orders still to be paid. */
  pendingOrders: number;
  pendingCents: number;
  /** Orders paid at some time, whatever happened to them later. */
  paid: number;
  elixirs: Map<number, SoldElixir>;
  /** The number of pieces that contained each flower. */
  flowers: FlowerTotals[];
};

export type Summed = OrderSold &
  Pick<OrderRow, 'costs' | 'totalCents' | 'returns' | 'status' | 'paymentStatus' | 'delivery'>;

export const NOTHING: ElixirTotals = { orders: 0, units: 0, salesCents: 0 };
export const noTotals = (): DayTotals => ({
  orders: 0,
  salesCents: 0,
  deliveryCents: 0,
  pendingOrders: 0,
  pendingCents: 0,
  paid: 0,
  elixirs: new Map(),
  flowers: [],
});

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
  const kept = keptParts(order);
  totals.deliveryCents += kept.deliveryCents;
  for (const line of new Map(order.items.map((item) => [item.elixirId, item])).values()) {
    const { elixirId, elixirName: name, isCustom = false } = line;
    const sold = sum(totals.elixirs.get(elixirId) ?? NOTHING, soldOf(order, elixirId, kept.lines));
    totals.elixirs.set(elixirId, { ...sold, name, isCustom });
  }
  const pieces = keptItems(order).flatMap(({ flowers = [], quantity }) =>
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

function sumCosts(one: Partial<CostTotals>, other: Partial<CostTotals>): Partial<CostTotals> {
  const costCents = (one.costCents ?? 0) + (other.costCents ?? 0);
  if (costCents === 0) return {};
  return { costCents, costedCents: (one.costedCents ?? 0) + (other.costedCents ?? 0) };
}

/** Merges entries of the same name. */
export function sumFlowers(all: FlowerTotals[]): FlowerTotals[] {
  const byName = new Map<string, FlowerTotals>();
  for (const { name, orders, units } of all) {
    const known = byName.get(name) ?? { name, orders: 0, units: 0 };
    byName.set(name, { name, orders: known.orders + orders, units: known.units + units });
  }
  return [...byName.values()];
}

/** An elixir's totals in one order; `kept` is what the shop kept of each line. */
function soldOf({ costs = [], ...order }: Summed, elixirId: number, kept: number[]): ElixirTotals {
  let totals = NOTHING;
  for (const [at, line] of order.items.entries()) {
    if (line.elixirId !== elixirId) continue;
    const [units, salesCents] = [line.quantity - returnedOf(order, line.id), kept[at]!];
    const cost = costOf(costs, line);
    const costed = cost && {
      costCents: netCentsOf({ quantity: units, priceCents: cost.costCents }),
      costedCents: salesCents,
    };
    totals = sum(totals, { orders: 0, units, salesCents, ...costed });
  }
  return { ...totals, orders: 1 };
}

/** Earlier releases did not note which cost belongs to the lines that joined the order later. */
const costOf = (costs: ProductCost[], { elixirId, checkoutId }: OrderLine): ProductCost | undefined => {
  const known = costs.filter((one) => one.elixirId === elixirId);
  return (
    known.find((one) => one.checkoutId === checkoutId) ?? known.find((one) => one.checkoutId === undefined)
  );
};
