import type { Model } from 'mongoose';
import type { OrderRow } from './order.model.ts';

/** The fields that say how to reach the buyer, and about what. */
export type ArrivedOrder = Pick<OrderRow, '_id' | 'shipping' | 'payerEmail' | 'items' | 'returns'>;

export const arrivedOrders = (orders: Model<OrderRow>) => ({
  /** Orders delivered in this period, the earliest first, in batches of at most `atOnce`. */
  async *deliveredBetween(from: Date, to: Date, atOnce: number): AsyncGenerator<ArrivedOrder[]> {
    const found = orders
      .find(
        { deliveredAt: { $gte: from, $lte: to }, status: 'completed' },
        { 'shipping.email': 1, payerEmail: 1, items: 1, returns: 1 },
      )
      .sort({ deliveredAt: 1 })
      .lean<ArrivedOrder[]>()
      .cursor({ batchSize: atOnce });
    let part: ArrivedOrder[] = [];
    for await (const order of found) {
      part.push(order);
      if (part.length < atOnce) continue;
      yield part;
      part = [];
    }
    if (part.length > 0) yield part;
  },
});
