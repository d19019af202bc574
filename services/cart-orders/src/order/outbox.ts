import { randomUUID } from 'node:crypto';
import type { Mongo } from '@shop/service-kit/mongo';
import type { OrderDoc, OutboxEntry } from './order.model.ts';

export type Handler = (order: OrderDoc, entry: OutboxEntry) => Promise<void>;
export type Handlers = Record<OutboxEntry['key'], Handler>;
export type Outbox = ReturnType<typeof outbox>;

export const outboxEntry = (key: OutboxEntry['key'], data?: unknown): OutboxEntry => ({
  id: randomUUID(),
  key,
  at: new Date(),
  ...(data === undefined ? {} : { data }),
});

/**
 * Does what orders still ask for. An entry leaves the order after its work, so handlers may run twice; one that fails
 * stays, and holds none of the others.
 */
export function outbox(db: Mongo) {
  const orders = db.model<OrderDoc>('Order');
  return {
    /** @throws the first handler's error, when all entries have had their turn */
    async relay(orderId: string, handlers: Handlers): Promise<void> {
      const order = await orders.findById(orderId).lean();
      if (!order || order.outbox.length === 0) return;
      const done: string[] = [];
      const errors: unknown[] = [];
      for (const entry of order.outbox)
        try {
          await handlers[entry.key](order, entry);
          done.push(entry.id);
        } catch (error) {
          errors.push(error);
        }
      await orders.updateOne({ _id: orderId }, { $pull: { outbox: { id: { $in: done } } } });
      if (errors.length > 0) throw errors[0];
    },
    /** Orders with work left since before `before`: their relay was interrupted. */
    waiting: async (before: Date, limit: number): Promise<string[]> => {
      const found = await orders
        .find({ 'outbox.at': { $lte: before } }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map((order) => order._id);
    },
  };
}
