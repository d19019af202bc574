import type { Model } from 'mongoose';
import type { OrderBack } from './order-back.model.ts';
import type { OrderRow } from './order.model.ts';
import { outboxEntry } from './outbox.ts';

/** Which parts of an order refunds are of. */
export const orderBacks = (orders: Model<OrderRow>) => ({
  /**
   * What a refund is of, once. Its day hears of it with the money. False when its lines are no more, or are on their way out
   * in exchange for something else: what was paid for them pays that.
   */
  async noteBack(_id: string, back: OrderBack): Promise<boolean> {
    const ids = back.lines?.map(({ id }) => id) ?? [];
    const isThere = ids.length > 0 && { 'items.id': { $all: ids }, 'addition.removes.id': { $nin: ids } };
    const noted = await orders.updateOne(
      { _id, 'backs.id': { $ne: back.id }, ...isThere },
      { $push: { backs: back } },
    );
    return noted.matchedCount === 1 || (await orders.exists({ _id, 'backs.id': back.id })) !== null;
  },
  /** The refund was refused. */
  dropBack: (_id: string, id: string) =>
    orders.updateOne(
      { _id, 'backs.id': id },
      { $pull: { backs: { id } }, $push: { outbox: outboxEntry('day.changed') } },
    ),
});
