import type { Model } from 'mongoose';
import type { OrderBack } from './order-back.model.ts';
import type { OrderRow } from './order.model.ts';
import { outboxEntry } from './outbox.ts';

/** Notes which parts of an order its refunds name. */
export const orderBacks = (orders: Model<OrderRow>) => ({
  /**
   * Notes a refund's parts, once. The day's figures change later, with the money. False when its lines are gone, or are
   * about to be exchanged: their price pays for the new pieces.
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
  /** Removes the note of a refused refund. */
  dropBack: (_id: string, id: string) =>
    orders.updateOne(
      { _id, 'backs.id': id },
      { $pull: { backs: { id } }, $push: { outbox: outboxEntry('day.changed') } },
    ),
});
