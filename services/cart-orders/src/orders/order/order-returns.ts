import type { OrderLot } from '@shop/contracts/lot';
import type { Model } from 'mongoose';
import { piecesOf } from '../../shopping/stock/pieces.ts';
import type { OrderReturn } from './order-back.model.ts';
import type { OrderRow } from './order.model.ts';
import { outboxEntry } from './outbox.ts';

type Sold = Pick<OrderRow, 'items' | 'returns'>;

/** How many pieces of a line came back. */
export const returnedOf = ({ returns = [] }: Pick<OrderRow, 'returns'>, lineId: number): number =>
  returns
    .flatMap(({ lines }) => lines)
    .reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0);

/** An order's lines without the returned pieces. */
export const keptItems = ({ items, returns = [] }: Sold): OrderRow['items'] =>
  items
    .map((line) => ({ ...line, quantity: line.quantity - returnedOf({ returns }, line.id) }))
    .filter(({ quantity }) => quantity > 0);

const linesOf = (items: OrderRow['items'], { lines }: OrderReturn): OrderRow['items'] =>
  lines.map(({ id, quantity }) => ({ ...items.find((line) => line.id === id)!, quantity }));

/** Drops lots whose pieces all came back: only buyers who have something of a lot are called about it. */
export function keptLots(lots: OrderLot[], kept: OrderRow['items']): OrderLot[] {
  const ids = new Set(piecesOf(kept).map(({ elixirId }) => elixirId));
  return lots
    .map((lot) => ({ ...lot, elixirIds: lot.elixirIds.filter((id) => ids.has(id)) }))
    .filter(({ elixirIds }) => elixirIds.length > 0);
}

export function orderReturns(orders: Model<OrderRow>) {
  /** Notes a return, once, with its follow-up work. */
  async function noteReturn(_id: string, back: OrderReturn): Promise<void> {
    const seen = await orders.findById(_id).lean();
    if (!seen || seen.returns?.some(({ id }) => id === back.id)) return;
    const { lots, items } = seen;
    const pieces = piecesOf(linesOf(items, back));
    const kept = keptItems({ items, returns: [...(seen.returns ?? []), back] });
    const noted = await orders.updateOne(
      { _id, 'returns.id': { $ne: back.id }, updatedAt: seen.updatedAt },
      {
        $push: {
          returns: back,
          outbox: { $each: [outboxEntry('stock.bring-back', pieces), outboxEntry('day.changed')] },
        },
        ...(lots && { $set: { lots: keptLots(lots, kept) } }),
      },
    );
    // The order changed in between.
    if (noted.matchedCount === 0) await noteReturn(_id, back);
  }
  return { noteReturn };
}
