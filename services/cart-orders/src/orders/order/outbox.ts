import { randomUUID } from 'node:crypto';
import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import type { Mongo } from '@shop/service-kit/mongo';
import { nextTry, tooFar } from '../../next-try.ts';
import type { OutboxEntry, OutboxKey } from './order-parts.model.ts';
import { orderModel, type OrderRow } from './order.model.ts';

export type Handler = (order: OrderRow, entry: OutboxEntry) => Promise<void>;
export type Handlers = Record<OutboxKey, Handler>;
export type MailHandlers = Pick<Handlers, Extract<OutboxKey, `mail.${string}`>>;
export type Outbox = ReturnType<typeof createOutbox>;
/** Lists an abandoned entry for a person. */
export type OnLeft = (order: OrderRow, entry: OutboxEntry) => Promise<unknown>;
type Needs = {
  onLeft: OnLeft;
  /** Removes texts about an order whose buyer was forgotten meanwhile. */
  forgetTold: (orderIds: string[]) => Promise<unknown>;
};

export const outboxEntry = (key: OutboxKey, data?: unknown): OutboxEntry => ({
  id: randomUUID(),
  key,
  at: new Date(),
  ...(data === undefined ? {} : { data }),
});

function isDue({ attempts = 0, at }: OutboxEntry): boolean {
  const now = new Date();
  return attempts === 0 || at <= now || at > tooFar(now);
}

/** These recompute everything, so one run serves any number of equal entries. */
const FIGURES = new Set<OutboxKey>(['day.changed', 'customer.changed']);
const isSameFigures =
  ({ key, data }: OutboxEntry) =>
  (other: OutboxEntry): boolean =>
    FIGURES.has(key) && other.key === key && other.data === data;

/**
 * Does the work stored in orders. An entry is removed after its work, so handlers may run twice. A failing entry waits
 * longer each time and does not delay the others. After a day a person gets it.
 */
export function createOutbox(db: Mongo, { onLeft, forgetTold }: Needs) {
  const orders = orderModel(db);

  async function postpone(order: OrderRow, entry: OutboxEntry): Promise<void> {
    const attempts = (entry.attempts ?? 0) + 1;
    const again = nextTry(attempts);
    if (again) {
      const changed = { ...entry, attempts, since: entry.since ?? entry.at, at: again };
      await orders.updateOne({ _id: order._id, 'outbox.id': entry.id }, { $set: { 'outbox.$': changed } });
      return;
    }
    // Listed before it is moved: a crash in between repeats this and loses nothing.
    await onLeft(order, entry);
    await orders.updateOne(
      { _id: order._id, 'outbox.id': entry.id },
      { $pull: { outbox: { id: entry.id } }, $push: { left: { ...entry, attempts } } },
    );
  }

  /** Removes finished entries. Handlers used the order as it was read, and its buyer may have been forgotten since. */
  async function takeOut(_id: string, ids: string[]): Promise<void> {
    const done = { $pull: { outbox: { id: { $in: ids } } } };
    const known = { _id, 'shipping.name': { $ne: FORGOTTEN_NAME } };
    if ((await orders.updateOne(known, done)).matchedCount === 1) return;
    await forgetTold([_id]);
    await orders.updateOne({ _id }, done);
  }

  return {
    /** @throws the first handler's error, after all due entries were tried */
    async relay(orderId: string, handlers: Handlers): Promise<void> {
      const order = await orders.findById(orderId).lean();
      const due = order?.outbox.filter(isDue) ?? [];
      if (!order || due.length === 0) return;
      const done: string[] = [];
      const errors: unknown[] = [];
      for (const entry of due)
        try {
          if (done.includes(entry.id)) continue;
          await handlers[entry.key](order, entry);
          done.push(entry.id, ...due.filter(isSameFigures(entry)).map(({ id }) => id));
        } catch (error) {
          errors.push(error);
          await postpone(order, entry);
        }
      await takeOut(orderId, done);
      if (errors.length > 0) throw errors[0];
    },
    /** Orders with work due before `before`, the longest waiting first. */
    waiting: async (before: Date, limit: number): Promise<string[]> => {
      const find = (range: object) =>
        orders.find({ 'outbox.at': range }, { _id: 1 }).sort({ 'outbox.at': 1 }).limit(limit).lean();
      const found = [await find({ $lte: before }), await find({ $gt: tooFar(new Date()) })].flat();
      return found.map((order) => order._id);
    },
  };
}
