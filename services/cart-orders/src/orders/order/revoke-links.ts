import type { Model } from 'mongoose';
import type { OrderRow } from './order.model.ts';

/** Invalidates all links to the order that were sent so far; null when there is no such order. */
export const revokeLinks =
  (orders: Model<OrderRow>) =>
  ({ _id, status }: OrderRow, who: string) =>
    orders
      .findOneAndUpdate(
        { _id },
        {
          $inc: { linkRound: 1 },
          $push: { history: { at: new Date(), who, to: status, note: 'Enlaces anulados' } },
        },
        { returnDocument: 'after' },
      )
      .lean();
