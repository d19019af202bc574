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

/** What an order is of, without the pieces that came back. */
export const keptItems = ({ items, returns = [] }: Sold): OrderRow['items'] =>
  items
    .map((line) => ({ ...line, quantity: line.quantity - returnedOf({ returns }, line.id) }))
    .filter(({ quantity }) => quantity > 0);

const linesOf = (items: OrderRow['items'], { lines }: OrderReturn): OrderRow['items'] =>
  lines.map(({ id, quantity }) => ({ ...items.find((line) => line.id === id)!, quantity }));

/** A lot is called back from those who have something of it. */
export function keptLots(lots: OrderLot[], kept: OrderRow['items']): OrderLot[] {
  const ids = new Set(piecesOf(kept).map(({ elixirId }) => elixirId));
  return lots
    .map((lot) => ({ ...lot, elixirIds: lot.elixirIds.filter((id) => ids.has(id)) }))
    .filter(({ elixirIds }) => elixirIds.length > 0);
}

/** Pieces of orders that came back. */
export function orderReturns(orders: Model<OrderRow>) {
  /** Notes what came back, once, with the work that follows from it. */
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
    // Somebody changed the order in between.
    if (noted.matchedCount === 0) await noteReturn(_id, back);
  }
  return { noteReturn };
}
