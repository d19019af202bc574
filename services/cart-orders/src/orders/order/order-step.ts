import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { OutboxEntry } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';

export type By = { who: string; note: string };
type Step = Partial<By> & {
  /** What else must still be true of the order. */
  filter?: QueryFilter<OrderRow>;
  change?: UpdateQuery<OrderRow>;
  /** The work that follows. */
  outbox?: OutboxEntry[];
};

/**
 * One step of an order in one update: the change, its note in the history, and the work that follows. Null when the
 * order is no longer as the filter says.
 */
export const orderStep =
  (orders: Model<OrderRow>) =>
  (
    { _id, status }: Pick<OrderRow, '_id' | 'status'>,
    { who = 'sistema', note, filter, change: { $push, ...change } = {}, outbox = [] }: Step,
  ) =>
    orders
      .findOneAndUpdate(
        { _id, ...filter },
        {
          ...change,
          $push: {
            ...$push,
            ...(note && { history: { at: new Date(), who, to: status, note } }),
            outbox: { $each: outbox },
          },
        },
        { returnDocument: 'after' },
      )
      .lean();
