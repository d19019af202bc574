import type { Model } from 'mongoose';
import type { OrderRow } from './order.model.ts';

/** What of an order says where its buyer is reached, and what for. */
export type ArrivedOrder = Pick<OrderRow, '_id' | 'shipping' | 'payerEmail' | 'items'>;

export const arrivedOrders = (orders: Model<OrderRow>) => ({
  /** What arrived then and still counts as delivered, the earliest first, in parts of at most `atOnce`. */
  async *deliveredBetween(from: Date, to: Date, atOnce: number): AsyncGenerator<ArrivedOrder[]> {
    const found = orders
      .find(
        { deliveredAt: { $gte: from, $lte: to }, status: 'completed' },
        { 'shipping.email': 1, payerEmail: 1, items: 1 },
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
