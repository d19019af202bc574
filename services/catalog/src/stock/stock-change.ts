import type { ElixirRow } from '../elixir/elixir.model.ts';
import { newAlarm } from './stock-alarm.ts';

/** An administrator's count. `seen` is the stock that they saw. */
export type StockChange = { to: number | null; seen: number | null };
type Step = { filter: object; set?: object; inc?: object; unset?: object };

/** The stock fields of a new product. */
export const newStock = (stock: number | null = null): Partial<ElixirRow> =>
  stock === null ? { stock } : { stock, stocked: stock, sold: 0, alarm: newAlarm(stock) };

/**
 * Changes the stock by the difference to what was seen, so that pieces sold meanwhile stay sold. Its filter fails when
 * too few pieces are left, or when somebody started or stopped counting.
 */
export function stockStep({ to, seen }: StockChange): Step {
  if (to === seen) return { filter: {} };
  if (to === null)
    return {
      filter: { stock: { $gte: 0 } },
      set: { stock: null },
      unset: { holds: 1, sold: 1, stocked: 1, alarm: 1 },
    };
  if (seen === null) return { filter: { stock: null }, set: newStock(to), unset: { holds: 1 } };
  const more = to - seen;
  return {
    filter: { stock: { $gte: Math.max(0, -more) } },
    inc: { stock: more, stocked: more },
    ...(more > 0 && { set: { alarm: newAlarm(to) } }),
  };
}

/** Whether a stock has room for the change, as the filter of `stockStep` asks. */
export function hasRoomFor(stock: number | null | undefined, { to, seen }: StockChange): boolean {
  if (to === seen) return true;
  if (to === null || seen === null) return (typeof stock === 'number') === (to === null);
  return typeof stock === 'number' && stock >= seen - to;
}

const STOCK = ['stock', 'holds', 'sold', 'stocked'] as const;
type Undone = { row: ElixirRow; fields: object; stock?: StockChange | undefined };

/** Undoes a change, except for the pieces that shoppers took or brought back since. */
export function undo({ row, fields, stock }: Undone): object {
  const isMoved = !stock || (typeof stock.to === 'number' && typeof stock.seen === 'number');
  const stays = new Set<string>(['_id', ...(isMoved ? STOCK : [])]);
  const before = Object.entries(row).filter(([name]) => !stays.has(name));
  const added = ['version', 'alarm', ...STOCK, ...Object.keys(fields)].filter(
    (name) => !(name in row) && !stays.has(name),
  );
  const back = stock && isMoved ? stockStep({ to: stock.seen, seen: stock.to }).inc : undefined;
  return {
    $set: Object.fromEntries(before),
    ...(added.length > 0 && { $unset: Object.fromEntries(added.map((name) => [name, 1])) }),
    ...(back && { $inc: back }),
  };
}
