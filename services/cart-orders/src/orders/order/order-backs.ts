import type { Model } from 'mongoose';
import type { OrderBack } from './order-back.model.ts';
import type { OrderRow } from './order.model.ts';
import { outboxEntry } from './outbox.ts';

/** Which parts of an order refunds are of. */
export const orderBacks = (orders: Model<OrderRow>) => ({
  /** What a refund is of, once. Its day hears of it with the money. */
  noteBack: (_id: string, back: OrderBack) =>
    orders.updateOne({ _id, 'backs.id': { $ne: back.id } }, { $push: { backs: back } }),
  /** The refund was refused. */
  dropBack: (_id: string, id: string) =>
    orders.updateOne(
      { _id, 'backs.id': id },
      { $pull: { backs: { id } }, $push: { outbox: outboxEntry('day.changed') } },
    ),
});
