import type { Model } from 'mongoose';
import type { OrderRow } from './order.model.ts';

export const arrivedOrders = (orders: Model<OrderRow>) => ({
  /** What arrived then and still counts as delivered, the earliest first, with where its buyer is reached. */
  deliveredBetween: (from: Date, to: Date, limit: number) =>
    orders
      .find(
        { deliveredAt: { $gte: from, $lte: to }, status: 'completed' },
        { 'shipping.email': 1, payerEmail: 1, items: 1 },
      )
      .sort({ deliveredAt: 1 })
      .limit(limit)
      .lean<Pick<OrderRow, '_id' | 'shipping' | 'payerEmail' | 'items'>[]>()
      .exec(),
});
