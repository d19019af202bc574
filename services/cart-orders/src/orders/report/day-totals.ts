import { totalOf } from '../../shopping/checkout/snapshot.ts';
import type { OrderRow } from '../order/order.model.ts';
import { isSale, saleCents } from '../order/payment.rank.ts';

export type ElixirTotals = { orders: number; units: number; salesCents: number };
/** Orders that were paid and neither cancelled nor refunded, and what they brought in centavos; the same by elixir. */
export type DayTotals = { orders: number; salesCents: number; elixirs: Record<string, ElixirTotals> };

export type Summed = Pick<OrderRow, 'items' | 'totalCents' | 'refundedCents' | 'status' | 'paymentStatus'>;

export const NOTHING: ElixirTotals = { orders: 0, units: 0, salesCents: 0 };

/** Adds an order, if it is a sale, to the totals of its day. */
export function addOrder(totals: DayTotals, order: Summed): void {
  if (!isSale(order)) return;
  totals.orders += 1;
  totals.salesCents += saleCents(order);
  for (const elixirId of new Set(order.items.map((line) => line.elixirId)))
    totals.elixirs[elixirId] = sum(totals.elixirs[elixirId] ?? NOTHING, soldOf(order, elixirId));
}

export const sum = (one: ElixirTotals, other: ElixirTotals): ElixirTotals => ({
  orders: one.orders + other.orders,
  units: one.units + other.units,
  salesCents: one.salesCents + other.salesCents,
});

/** A refund names no line: each line keeps the share that the order kept. */
function soldOf({ items, totalCents, refundedCents = 0 }: Summed, elixirId: number): ElixirTotals {
  const lines = items.filter((line) => line.elixirId === elixirId);
  const cents = totalOf(lines);
  const share = refundedCents === 0 ? 1 : (totalCents - refundedCents) / totalCents;
  return {
    orders: 1,
    units: lines.reduce((all, { quantity }) => all + quantity, 0),
    salesCents: Math.round(cents * share),
  };
}
