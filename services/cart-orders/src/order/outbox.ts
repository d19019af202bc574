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

/** Does what orders still ask for. An entry leaves the order after its work, so handlers may run twice. */
export function outbox(db: Mongo) {
  const orders = db.model<OrderDoc>('Order');
  return {
    async relay(orderId: string, handlers: Handlers): Promise<void> {
      const order = await orders.findById(orderId).lean();
      for (const entry of order?.outbox ?? []) {
        await handlers[entry.key](order!, entry);
        await orders.updateOne({ _id: orderId }, { $pull: { outbox: { id: entry.id } } });
      }
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
